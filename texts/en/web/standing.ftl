### Accounts that are checked.

waiting = The house checks your details. Until then you can neither pay in nor play. You can read, withdraw and write to us at any time.
refused = Your details could not be confirmed. With this account you can neither pay in nor play. You can withdraw your balance at any time.
# Said to every new account, so that it tells nobody anything
possible = The house may check who you are before the first payment.
write = Write to the house
