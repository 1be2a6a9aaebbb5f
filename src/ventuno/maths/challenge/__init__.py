"""What Black Jack Challenge is worth: bonus bets, equilibria, bots and simulations. No clock, no files, no print."""
