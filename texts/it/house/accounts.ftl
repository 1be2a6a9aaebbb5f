### What a player finds among the messages, as complete sentences.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Limits

near_loss_limit = { $days ->
    [one] Avete utilizzato CHF { $used } del vostro limite di perdita netta di CHF { $amount } su un giorno.
   *[other] Avete utilizzato CHF { $used } del vostro limite di perdita netta di CHF { $amount } su { $days } giorni.
 }
near_deposit_limit = Avete utilizzato CHF { $used } del vostro limite di versamento di CHF { $amount } su { $days } giorni.

## Blocks

self_blocked = Come richiesto, il vostro conto è bloccato fino al { $until }. Potete prelevare il saldo in ogni momento.
blocked = Il vostro conto è bloccato per il gioco: { $reason }
blocked_until = Il vostro conto è bloccato per il gioco fino al { $until }: { $reason }
block_lifted = Il blocco del vostro conto è revocato: { $reason }
excluded = Il vostro conto è stato escluso dal gioco: { $reason }
readmitted = Il vostro conto è di nuovo ammesso al gioco: { $reason }

## Corrections

adjusted = Sul vostro conto è stata registrata una correzione di CHF { $amount } ({ $source } → { $target }): { $reason }

## Announcements

rules_published = Dal { $effective } valgono le regole del gioco { $name }. Le modifiche essenziali: { $changes }
law_published = Dal { $effective } vale la legge di probabilità { $name }. Le modifiche essenziali: { $changes }
online_terms_published = Dal { $effective } valgono le condizioni per la partecipazione online { $name }. Le modifiche essenziali: { $changes }
password_changed = La vostra password è stata cambiata e siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.
question_answered = Risposta alla Sua richiesta { $number }: { $text }
dispute_upheld = Il Suo reclamo { $number } è stato accolto: { $text }
dispute_rejected = Il Suo reclamo { $number } è stato respinto: { $text }
