### How a play of Big21 has ended.

bust = more than 21
too_few = two complete stacks at most
stopped = stopped
wrong_guess = wrong prediction
cap = maximum total winnings
expired = four hours over
