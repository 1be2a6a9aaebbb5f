"""What anyone may know of the house: the rules and the law in force, and what is announced."""
