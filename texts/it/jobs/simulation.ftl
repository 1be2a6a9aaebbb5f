### Why a simulation is refused.
### What a message is for, and what its values are, is said in the German file.

simulate_too_many_to_save = Al massimo { $most } partite sono salvate come testo, non { $games }.
