### What the server itself refuses, before the house is asked; and what the page says before its scripts run.
### What a message is for, and what its values are, is said in the German file.

## Who asks

not_logged_in = Il faut être connecté. Après la connexion, une partie en cours reprend là où elle en était.
password_needed = Vous avez été absent un certain temps. Veuillez saisir encore une fois votre mot de passe; tout continue ensuite où vous en étiez.
passkeys_off = Les clés d’accès ne sont pas configurées ici.
no_console_session = Il faut être connecté à la console. Une session se termine peu après la dernière demande.
fresh_code_needed = Cela demande un nouveau code de votre second facteur. Il compte pendant { $minutes } minutes.
search_too_wide = Cherchez le nom d’utilisateur, le numéro de compte, une partie, ou le prénom et le nom avec la date de naissance (AAAA-MM-JJ).
wrong_token = Cette demande ne vient pas d’une page actuelle de cette maison. Veuillez recharger la page.
too_many_attempts = Trop de tentatives. La prochaine est possible dès le { $until }.

## Requests

bad_request = La demande est incompréhensible: { $problem }.
not_found = Il n’y a rien à cette adresse.
method_not_allowed = Cette adresse ne le permet pas.
not_json = Le contenu d’une demande doit être en JSON (Content-Type: application/json).
too_large = Une demande peut compter au plus { $most } octets.
too_slow = Cela a pris trop de temps. Vous pouvez réessayer sans risque.
failed = Un problème est survenu et a été consigné. Veuillez réessayer.

## Practice and evaluation of moves

coach_not_ready = Les valeurs de toutes les positions sont encore en cours de calcul. Veuillez réessayer dans un instant.
coach_off = Ce serveur n’évalue pas les coups.
unknown_law = La maison n’a jamais publié cette loi de probabilité.
practice_too_long = Une partie d’exercice compte au plus { $most } coups.

## Tables

flood = Trop de messages à la fois; la connexion est fermée.
unreadable = Ce message n’a pas de sens à cette table.
tables_full = Beaucoup de monde s’exerce en ce moment. Veuillez réessayer plus tard.
too_many_practice_tables = Depuis cette adresse, { $most } tables d’exercice sont déjà ouvertes. Fermez-en d’abord une.

## Operation

round_running = Une ronde est déjà en cours.
port_taken = { $address } n’est pas libre ({ $problem }). Avec --port, vous choisissez un autre port.
bad_setting = Le réglage { $name } n’est pas valable: { $problem }.

## The page before its scripts run

page_title = ventuno: jouer à Big21 et s’exercer
page_description = Big21 dans le navigateur, en argent fictif: cinq piles de 21, ouvert et vérifiable. S’exercer sans compte.
page_needs_script = Cette page a besoin de JavaScript. Veuillez l’activer et recharger; une partie en cours reprend là où elle en était. Sans JavaScript, on s’exerce à Big21 dans le terminal: ventuno play.
page_not_built = La page pour le navigateur n’a pas encore été générée: lancez «make web» dans le répertoire du projet.
