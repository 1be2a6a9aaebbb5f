### Why a simulation is refused.
### What a message is for, and what its values are, is said in the German file.

simulate_too_many_to_save = { $most } parties au plus sont enregistrées en texte, et non { $games }.
