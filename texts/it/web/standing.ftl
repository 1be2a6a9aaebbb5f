### I conti in corso di verifica.

waiting = La casa verifica i vostri dati. Fino ad allora non potete né versare né giocare. Potete leggere, prelevare e scriverci in ogni momento.
refused = I vostri dati non hanno potuto essere confermati. Con questo conto non potete né versare né giocare. Potete prelevare il saldo in ogni momento.
# Said to every new account, so that it tells nobody anything
possible = Prima del primo pagamento la casa può verificare la vostra identità.
write = Scrivere alla casa
