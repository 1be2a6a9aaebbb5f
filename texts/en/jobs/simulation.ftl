### Why a simulation is refused.
### What a message is for, and what its values are, is said in the German file.

simulate_too_many_to_save = At most { $most } plays are saved as text, not { $games }.
