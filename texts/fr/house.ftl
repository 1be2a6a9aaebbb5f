### Why the house says no, and what a check can find wrong.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Opening an account and logging in

under_18 = Un compte ne peut être ouvert qu’à partir de 18 ans.
bad_birth_date = Cette date de naissance n’est pas possible.
canton_not_served = Un compte suppose un domicile dans l’un de ces cantons: { $cantons }.
identity_being_checked = Vos indications sont en cours de vérification. D’ici là, vous ne pouvez ni verser ni jouer.
identity_refused = Vos indications n’ont pas pu être confirmées. Avec ce compte, vous ne pouvez ni verser ni jouer.
nothing_to_correct = Ces indications sont déjà ainsi: il n’y a rien à corriger.
no_identity_check = Il n’y a rien à décider au sujet de ce compte.
login_taken = Ce nom d’utilisateur est déjà pris.
bad_login = Un nom d’utilisateur compte de 3 à 32 caractères: minuscules, chiffres, point, trait d’union et tiret bas.
bad_name = Il faut le prénom et le nom, { $most } caractères au plus en tout.
bad_password = Un mot de passe compte de { $least } à { $most } caractères.
password_differs = Ce n’est pas votre mot de passe actuel.
wrong_password = Le nom d’utilisateur ou le mot de passe est incorrect.
common_password = Ce mot de passe est souvent essayé. Veuillez en choisir un autre: une courte phrase se retient bien.
code_wrong = Le nom d’utilisateur ou le code est incorrect. Chaque code ne sert qu’une fois.
link_invalid = Ce lien n’est pas valable ou ne l’est plus. Chaque lien sert une fois et peu de temps. Veuillez nous contacter.
link_shown = Ce lien a déjà été montré une fois. Veuillez en créer un nouveau.
second_factor_needed = Le mot de passe est correct. Il faut encore le code de votre application ou une clé d’accès.
passkey_needed = Le mot de passe est correct. Il faut encore votre clé d’accès.
app_code_wrong = Ce code n’est pas valable ou a déjà servi. Veuillez prendre le prochain que l’application affiche.
too_many_codes = Trop de codes faux. Aucun code n’est vérifié jusqu’au { $until }.
ceremony_over = Cela a pris trop de temps ou est déjà terminé. Veuillez recommencer.
app_is_on = Les codes d’une application sont déjà activés.
app_is_off = Les codes d’une application ne sont pas activés.
passkey_refused = Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer ou vous connecter autrement.
passkey_known = Cette clé d’accès est déjà enregistrée ici.
too_many_passkeys = Pas plus de { $most } clés d’accès. Veuillez d’abord en supprimer une.
bad_passkey_name = Une clé d’accès a besoin d’un nom de { $most } caractères au plus.
no_passkey = Votre compte n’a pas une telle clé d’accès.
no_account = Ce compte n’existe pas.

## What is needed before the first play

rules_not_accepted = Avant la première partie, il faut accepter les règles du jeu { $rules }.
rules_not_in_force = Les règles du jeu en vigueur sont { $rules }.
limits_not_set = Avant la première partie, il faut fixer les limites de perte nette sur 1, 7 et 30 jours.

## Limits

limit_too_high = Cette limite peut être de CHF { $most } au plus.
limit_needed = Une limite de perte nette peut être abaissée ou relevée, mais pas supprimée.
loss_limit_reached = { $days ->
    [one] De la limite de perte nette de CHF { $limit } sur un jour, il reste CHF { $left }; davantage dès le { $more_from }.
   *[other] De la limite de perte nette de CHF { $limit } sur { $days } jours, il reste CHF { $left }; davantage dès le { $more_from }.
 }
loss_limit_too_low = { $days ->
    [one] De la limite de perte nette de CHF { $limit } sur un jour, il ne reste que CHF { $left }.
   *[other] De la limite de perte nette de CHF { $limit } sur { $days } jours, il ne reste que CHF { $left }.
 }
loss_limit_chips = { $days ->
    [one] De la limite de perte nette de CHF { $limit } sur un jour, il reste CHF { $left }. Des jetons pour CHF { $chips } à une table comptent jusqu’à ce que vous la quittiez.
   *[other] De la limite de perte nette de CHF { $limit } sur { $days } jours, il reste CHF { $left }. Des jetons pour CHF { $chips } à une table comptent jusqu’à ce que vous la quittiez.
 }
loss_limit_chips_or_later = { $days ->
    [one] De la limite de perte nette de CHF { $limit } sur un jour, il reste CHF { $left }. Des jetons pour CHF { $chips } à une table comptent jusqu’à ce que vous la quittiez; sinon davantage dès le { $more_from }.
   *[other] De la limite de perte nette de CHF { $limit } sur { $days } jours, il reste CHF { $left }. Des jetons pour CHF { $chips } à une table comptent jusqu’à ce que vous la quittiez; sinon davantage dès le { $more_from }.
 }
deposit_limit_reached = De la limite de versement de CHF { $limit } sur { $days } jours, il reste CHF { $left }; davantage dès le { $more_from }.
deposit_limit_too_low = De la limite de versement de CHF { $limit } sur { $days } jours, il ne reste que CHF { $left }.
daily_plays_reached = Au plus { $most } parties sont possibles par jour; la prochaine dès le { $more_from }.

## Who may not play

self_blocked = Le compte est bloqué à votre demande jusqu’au { $until }.
bad_block = Un blocage dure de { $least } à { $most } jours.
account_closed = Le compte est fermé depuis le { $since }.
account_open = Le compte est encore ouvert. Il doit d’abord être fermé.
data_kept = Les données personnelles sont conservées tant que le compte est exclu, bloqué ou en cours de vérification, ou qu’un cas de protection des joueurs est ouvert.
data_kept_until = Les données personnelles doivent être conservées jusqu’au { $until }.
retention_too_long = Les données personnelles sont conservées { $most } ans au plus après l’année de la fermeture, comme les conditions le promettent, et non { $years }: VENTUNO_RETENTION_YEARS et --years vont de 0 à { $most }.
person_erased = Les données personnelles ont été effacées le { $since }.
bad_email = Ce n’est pas une adresse e-mail.
email_code_wrong = Ce code est faux ou n’est plus valable.
no_email = Cette maison n’envoie pas d’e-mails.
chips_at_table = Des jetons pour CHF { $chips } sont encore à une table; il faut d’abord la quitter.
dispute_open = La réclamation { $number } n’est pas encore tranchée. Le compte pourra être fermé ensuite.
excluded = Le compte est exclu du jeu.
blocked = Ce jeu est bloqué pour votre compte. La raison se trouve dans vos messages.
blocked_until = Ce jeu est bloqué pour votre compte jusqu’au { $until }. La raison se trouve dans vos messages.
not_blocked = Ce compte n’est pas bloqué par la maison.
block_in_the_past = Un blocage se termine dans le futur.

## Money

bad_amount = Un montant va de CHF 0.01 à { $most }, avec deux décimales au plus.
balance_too_low = Le solde ne suffit pas: CHF { $balance } disponibles, CHF { $needed } nécessaires.
no_rate = Aucun cours de change n’est affiché pour { $currency }.
bad_rate = Un cours est un nombre de { $least } à { $most } avec quatre décimales au plus, et le cours d’achat ne dépasse pas le cours de vente.
rate_jumps = Ce cours s’écarte de plus de { $percent } % du dernier ({ $currency }: achat { $buys }, vente { $sells }). Confirmez-le s’il est juste.
rate_changed = Le cours pour { $currency } est maintenant { $rate } et non plus { $seen }. Rien n’a été comptabilisé.
reason_needed = Il faut une justification de { $most } caractères au plus.
bad_adjustment = Une correction va d’un compte à un autre, jamais depuis ou vers celui d’une partie; { $account } a CHF { $balance }.

## Plays

play_running = La partie { $play } est en cours jusqu’au { $until }; il faut d’abord la terminer.
no_play = Cette partie n’existe pas dans ce compte.
offer_withdrawn = La valeur initiale de cette offre pourrait être connue: l’offre a été retirée et rien n’a été payé. Veuillez recommencer la partie.
play_restored = Cette partie était en cours lorsque la maison a été restaurée: plus aucune carte n’est distribuée. Vous pouvez la terminer; sinon, ce qui est acquis sera payé le { $until }.
not_started = Cette partie a été proposée, mais n’a pas encore commencé.
not_over = La partie est encore en cours; sa valeur initiale n’est révélée qu’à la fin.
not_expired = Les quatre heures ne sont pas encore écoulées: la partie est en cours jusqu’au { $until }.
expired = Les quatre heures sont écoulées: la partie est terminée, CHF { $paid_out } ont été crédités.
stale = La partie a déjà avancé: coup { $sequence }, et non { $asked }. Rien n’a été modifié.
not_your_move = «{ $move }» n’est pas un coup du joueur.
bad_client_seed = La valeur initiale personnelle compte de 1 à { $most } caractères imprimables.

## Requests

key_conflict = Cette clé appartient déjà à une autre demande. Rien n’a été modifié.
bad_key = Une clé compte de 1 à { $most } caractères ASCII imprimables.
clock_went_back = L’horloge du serveur retarde: la dernière écriture est du { $last }. Rien n’a été modifié.
bad_text = Ce texte contient des caractères qui n’existent pas.

## Publishing rules and laws of chance

notice_too_short = Ce qui lie les participants est annoncé au moins { $days } jours à l’avance.
effective_too_soon = Une loi de probabilité est annoncée au moins { $days } jours à l’avance. Si l’on ne doit plus jouer selon la loi actuelle, fermez le jeu.
effective_too_late = On publie au plus { $years } ans à l’avance, avec un moment et son fuseau horaire.
rules_published_already = Les règles du jeu { $rules } sont déjà publiées.
law_in_force = La loi de probabilité { $law } est déjà publiée.
law_not_in_force = La loi de probabilité en vigueur est celle dont l’empreinte est { $law }.
changes_not_in_all_languages = Il faut les modifications essentielles en allemand, français, italien et anglais, { $most } caractères au plus par langue.

## The house and its staff

founded_already = Cette maison existe déjà.
not_founded = Cette maison n’est pas encore fondée.
operators_only = Seul l’exploitant peut le faire.
bad_staff_name = Un nom du personnel a de 2 à 32 caractères: minuscules, chiffres, point, trait d’union ou tiret bas.
not_your_office = Cela ne fait pas partie de vos tâches (rôle: { $role }).
no_staff = Personne du personnel ne porte ce nom.
staff_known = Quelqu’un du personnel porte déjà ce nom.
last_operator = La maison a besoin d’au moins un exploitant.
wrong_credentials = Le nom, le mot de passe ou le code est faux. Chaque code ne sert qu’une fois.
no_proposal = Cette proposition n’est pas ouverte. Elle a peut-être déjà été tranchée; elle expire après { $days } jours.
not_alone = Quatre yeux: qui a proposé quelque chose n’en décide pas. L’une des deux personnes doit s’être connectée à la console.
not_your_proposal = Seule la personne qui a fait une proposition la retire.
too_many_proposals = Il y a déjà { $most } propositions ouvertes. Décidez d’abord de l’une d’elles.
words_gone = Ce que le joueur doit lire n’est plus là, ou n’est plus le même. Refaites la proposition.
enrolment_invalid = Ce lien n’est pas valable, ou ne l’est plus. Il est valable 24 heures et une fois. Si un code est demandé, il faut le bon.
factor_missing = Choisissez une application, une clé d’accès ou les deux.
no_open_alert = Il n’y a pas d’alerte { $alert } ouverte. Peut-être a-t-elle déjà reçu une réponse.
bad_message = Un message a de 1 à { $most } caractères.

## Games that are closed

game_closed = Ce jeu est fermé depuis le { $since }. Ce qui est en cours peut être terminé; votre solde vous appartient.
closed_already = C’est déjà fermé.
not_closed = Ce n’est pas fermé.

## What a check can find wrong with a play

not_an_export = Ce fichier n’est pas une partie exportée.
not_finished = La partie n’est pas terminée.
commitment_broken = La valeur initiale du serveur ne correspond pas à son engagement.
commitment_differs = Avant la mise, c’est l’engagement { $shown } qui a été affiché; le fichier contient { $found }: il n’est pas de la partie proposée.
client_seed_differs = Votre valeur initiale était «{ $given }», le fichier contient «{ $found }»: d’autres cartes en découlent.
nothing_committed = Il n’y a pas eu d’engagement sur cette valeur initiale avant l’enjeu.
law_wrong = La loi de probabilité n’est pas celle de la partie.
draw_wrong = Les valeurs initiales donnent «{ $due }», et non «{ $found }».
card_missing = Il manque à la fin une carte qui devait encore être tirée.
expired_early = Les quatre heures n’étaient pas écoulées.
terms_wrong = L’enjeu, les règles du jeu, la loi de probabilité ou l’heure ne sont pas ceux qui sont enregistrés.
not_in_force = La partie a commencé sous des règles du jeu ou une loi de probabilité qui n’étaient pas en vigueur.

## What a check can find wrong with the books

money_wrong = Les montants comptabilisés ne découlent pas de la partie: écriture { $entry }.
chain_broken = La chaîne du journal se rompt à l’écriture { $entry }.
account_wrong = Le compte ne correspond pas à ce que donne son journal.
person_missing = Les données personnelles manquent, et aucune écriture ne dit qu’elles ont été effacées.
person_still_known = Selon le journal, les données personnelles ont été effacées, mais elles sont encore là.
words_wrong = Ce qui a été écrit n’est pas ce dont parle le journal.
plays_wrong = Parties selon le journal: { $known }, enregistrées: { $kept }.
seal_broken = Le sceau { $seal } ne correspond pas au livre { $book }.
not_allowed = Ce que constate l’écriture { $entry }, les limites, blocages ou délais ne l’auraient pas permis.
no_authority = L’écriture { $entry } est de { $actor }. Cette personne n’y était alors pas autorisée.
not_approved = Ce que constate l’écriture { $entry } devait être approuvé par une seconde personne, ou qui l’a approuvé ne le pouvait pas.
reads_wrong = Dans le registre des consultations, l’écriture { $entry } est fausse ou manque.
cannot_be_read = Cela ne se laisse pas lire ({ $problem }).
database_damaged = La base de données est endommagée: { $problem }
schema_missing = Il manque quelque chose dans la base de données: { $kind } { $name }.
schema_altered = Quelque chose dans la base de données n’est pas tel que ce programme le crée: { $kind } { $name }.
schema_added = Il y a dans la base de données quelque chose que ce programme ne crée pas: { $kind } { $name }.
owner_wrong = Dans la base de données, { $name } appartient à { $owner }, tout le reste à { $due }.
person_changed = Les données personnelles ou le nom d’utilisateur ne sont pas ceux dont l’empreinte figure dans le journal.
credentials_wrong = Le mot de passe ou le second facteur de { $name } a été changé ou supprimé sans qu’une écriture le dise.
no_log_in = L’écriture { $entry } est de { $actor }, mais selon le journal cette personne n’était alors pas connectée.
reference_twice = L’écriture { $entry } est le même paiement que l’écriture { $first }: les deux ont la même référence.
register_wrong = Le registre { $register } dit autre chose que le journal.

## What a check can find wrong with the public log

log_ahead = Le registre public connaît le sceau { $published }, la base de données finit au sceau { $known }: la base de données a été ramenée en arrière, ou des sceaux manquent.
log_differs = L’entrée { $entry } du registre public dit autre chose que la base de données.
log_foreign = { $where } est le registre public d’une autre maison: { $origin }.
log_forged = L’état du registre public dans { $where } n’est pas signé par cette maison.
log_damaged = Dans le registre public de { $where }, { $file } manque ou ne correspond pas à l’état signé.
log_short = Le registre public dans { $where } a { $found } entrées; { $published } avaient été publiées.
log_unreachable = Le registre public dans { $where } n’est pas accessible: { $problem }.
log_key_missing = La clé qui signe le registre public manque dans le fichier des clés de la maison.
log_missing = Il n’y a pas de registre public dans { $where }.
log_rewritten = Le registre public avait { $before } entrées et en a maintenant { $now }, mais le nouveau ne continue pas l’ancien.
not_witnessed = { $witness } n’a pas contresigné cet état du registre public.
bad_log_key = Ce n’est pas une clé publique d’un registre ou d’un témoin: { $key }.
seal_not_logged = Ce sceau ne figure pas dans le registre public.

## What a check can find wrong with a table

players_seeds_wrong = Les valeurs initiales des joueurs ne sont pas celles qui accompagnaient leurs mises.
bets_wrong = Les mises ou le Button ne sont pas ceux qui sont enregistrés: écriture { $entry }.
decision_wrong = Une décision n’est pas celle qui est enregistrée: écriture { $entry }.
chips_wrong = Les jetons entre le compte { $player } et la table { $table } ne concordent pas dans les deux livres.
bettors_wrong = Le registre indiquant qui a misé dans quelle partie à cette table n’est pas celui que donne le journal.
table_not_allowed = Ce que constate l’écriture { $entry }, les règles de la table ne l’auraient pas permis.

## Questions and disputes

bad_question = Une demande a un objet d’au plus { $subject } caractères et un texte d’au plus { $text } caractères.
no_question = Cette demande n’existe pas.
bad_reach = Veuillez indiquer une adresse électronique ou un numéro de téléphone pour la réponse.
guest_answered = Cette demande a déjà reçu une réponse, à l’écriture { $entry } de la maison.
no_open_dispute = Ce n’est pas une contestation sur laquelle il reste à décider.
too_many_questions =
    { $most ->
        [one] { $most } demande attend encore une réponse. Veuillez l’attendre.
       *[other] { $most } demandes attendent encore une réponse. Veuillez les attendre.
    }
not_your_game = Vous ne pouvez contester que vos propres jeux et les jeux à une table où vous aviez une mise.
bad_criteria = Ces critères ne peuvent pas être lus : { $problem }
no_case = Ce cas n’existe pas.
case_not_open = Ce cas est clos.
case_is_open = Un cas est déjà ouvert pour ce compte : numéro { $number }.
bad_measure = Cette mesure n’est pas possible ainsi. Une pause dure de 1 à { $days } jours. Une limite demande un montant et de 1 à { $days } jours, et elle ne doit pas dépasser celle en vigueur.
house_limit = Pour vous protéger, la maison a fixé cette limite à CHF { $most } au plus jusqu’au { $until }.
