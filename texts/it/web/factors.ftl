### A second factor: codes from an app, passkeys; on the page "Access" and at log-in.

title = Secondo fattore
lead = Con un secondo fattore la sola password non basta più per entrare nel vostro conto. Potete attivare l’uno o l’altro, o entrambi.
lost = Se il secondo fattore va perso, un codice di recupero sostituisce la password e lo disattiva. Tenete pronti questi codici.
sessions = Dopo sarete disconnessi ovunque altrove.

app-title = Codici di un’app
app-text = Un’app di autenticazione sul vostro telefono mostra un nuovo codice ogni mezzo minuto. All’accesso lo inserite dopo la password.
app-since = Attivi dal { $at }.
app-begin = Configurare l’app
app-scan = Leggete questa immagine con l’app oppure copiate la chiave. Vedete entrambe solo adesso.
app-qr = Codice QR per l’app
app-secret = Chiave
app-open = Aprire nell’app su questo dispositivo
app-code = Codice dell’app
app-codeHint = Sei cifre. Ogni codice vale una volta.
app-on = Attivare
app-off = Disattivare
app-turnOff = Per disattivare servono la password e un codice.
app-isOff = I codici sono disattivati.

passkeys-title = Passkey
passkeys-text = Una passkey si trova sul vostro telefono, sul vostro computer o su una chiave di sicurezza. Accedete con l’impronta, il viso o un PIN, senza password.
passkeys-none = Non avete ancora una passkey.
passkeys-added = aggiunta il { $at }
passkeys-used = usata l’ultima volta il { $at }
passkeys-unused = mai usata
passkeys-name = Nome della passkey
passkeys-nameHint = Per riconoscerla, per esempio «Telefono».
passkeys-add = Aggiungere una passkey
passkeys-done = La passkey è registrata.
passkeys-remove = Togliere
passkeys-removeName = Togliere { $name }
passkeys-removeText = Per togliere serve la password. Se è l’ultima passkey e non ci sono codici attivi, dopo basta la password.
passkeys-keep = Tenere
passkeys-elsewhere = A questo indirizzo non è possibile: i browser legano le passkey a un nome, non a un numero. Aprite
passkeys-off = Le passkey non sono configurate qui.
passkeys-old = Questo browser non conosce le passkey.
passkeys-stopped = Il browser ha interrotto l’operazione. Riprovate, per favore.
passkeys-there = Su questo dispositivo c’è già una passkey del vostro conto.

logIn-title = Ancora un passo
logIn-code = La password è corretta. Inserite ora il codice della vostra app.
logIn-passkey = La password è corretta. Mostrate ora la vostra passkey.
logIn-usePasskey = Accedere con una passkey
logIn-lost = Nessun codice e nessuna passkey a portata di mano?
logIn-recover = Tornare con un codice di recupero
logIn-back = Da capo
logIn-factorsOff = Il secondo fattore è disattivato.
