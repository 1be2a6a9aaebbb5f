### Playing with measure: a self-test, the tools of the account, and people to talk to.

# Our own wording. Each yes is a sign; what they add up to is said calmly.
questions-q1 = Giocate spesso più a lungo di quanto avevate previsto?
questions-q2 = Dopo una perdita puntate di più per rifarvi?
questions-q3 = Avete già giocato denaro destinato all’affitto, alle fatture o alla spesa?
questions-q4 = Nascondete agli altri quanto giocate o perdete?
questions-q5 = Provate inquietudine o irritazione quando non potete giocare?
questions-q6 = Giocate per dimenticare preoccupazioni, solitudine o malumore?
questions-q7 = Lavoro, formazione, famiglia o amicizie hanno già risentito del gioco?
questions-q8 = Avete preso in prestito denaro o venduto qualcosa per giocare?
questions-q9 = Avete già tentato invano di giocare meno o di smettere?

results-several = Diverse vostre risposte indicano che il gioco vi danneggia. Parlatene con qualcuno: la consulenza è gratuita e riservata, anche per i familiari. Un blocco volontario vi dà tempo.
results-some = Alcune risposte invitano a osservare meglio la situazione. Limiti più bassi o una pausa sono spesso già d’aiuto. Un colloquio con un servizio di consulenza non costa nulla e non impegna a nulla.
results-none = Le vostre risposte non mostrano segni di un problema. La situazione può cambiare; le domande restano disponibili qui.

addresses-german = Svizzera tedesca, in tedesco. Telefono giorno e notte, gratuito e anonimo; consulenza anche online.
addresses-french = Svizzera romanda, in francese. Telefono gratuito e anonimo.
addresses-italian = Ticino. Telefono gratuito; consulenza di specialisti.

title = Giocare con misura
lead = Il gioco deve restare uno svago. Qui trovate alcune domande da porvi, gli strumenti del vostro conto e persone con cui parlare.
playMoney = In queste pagine si gioca solo con denaro fittizio. Le domande riguardano anche il gioco in denaro praticato altrove.
talk = Parlare con qualcuno
talkText = Questi servizi offrono consulenza alle persone interessate e ai loro familiari. Non hanno legami con ventuno.
phone = Telefono
test = Nove domande da porsi
testText = Pensate agli ultimi dodici mesi. Le vostre risposte restano in questa finestra; nulla viene salvato o inviato. Il test non sostituisce uno specialista.
yes = Sì
no = No
evaluate = Vedere il risultato
missing =
    { $n ->
        [one] Manca ancora una risposta su { $all }.
       *[other] Mancano ancora { $n } risposte su { $all }.
    }
result = Risultato
count =
    { $n ->
        [one] Avete risposto «sì» a una domanda su { $all }.
       *[other] Avete risposto «sì» a { $n } domande su { $all }.
    }
again = Ricominciare
tools = Gli strumenti del vostro conto
limits = Limiti
limitsText = Perdita netta su 1, 7 e 30 giorni e versamenti su 30 giorni. Una riduzione vale subito, un aumento dopo 72 ore.
block = Blocco volontario
blockText = Da 1 a 180 giorni, per un gioco o per tutti. Non può essere revocato prima della scadenza.
statement = Estratto conto
statementText = Quanto è entrato e uscito negli ultimi tre mesi, con il totale dei versamenti netti.
reality = Promemoria
realityText = Durata e risultato della sessione sono sempre visibili in alto. Vi si aggiunge un promemoria, all’intervallo che scegliete.
