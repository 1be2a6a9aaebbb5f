### Why the house says no, and what a check can find wrong.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Opening an account and logging in

under_18 = An account can be opened from the age of 18 only.
bad_birth_date = This date of birth is not possible.
canton_not_served = An account requires residence in one of these cantons: { $cantons }.
identity_being_checked = Your details are being checked. Until then you can neither pay in nor play.
identity_refused = Your details could not be confirmed. With this account you can neither pay in nor play.
nothing_to_correct = These details are there already: there is nothing to correct.
no_identity_check = There is nothing to decide about this account.
login_taken = This user name is already taken.
bad_login = A user name has 3 to 32 characters: lower-case letters, digits, dot, hyphen and underscore.
bad_name = First and last name are needed, at most { $most } characters in all.
bad_password = A password has { $least } to { $most } characters.
password_differs = That is not your present password.
wrong_password = User name or password is not right.
common_password = Many people try this password. Please choose another: a short sentence is easy to remember.
code_wrong = User name or code is not right. Each code works only once.
link_invalid = This link is not valid, or no longer. Each link works once and not for long. Please contact us.
link_shown = This link was shown once already. Please make a new one.
second_factor_needed = The password is right. Now the code from your app is needed, or a passkey.
passkey_needed = The password is right. Now your passkey is needed.
app_code_wrong = This code is not valid, or was used before. Please take the next one that the app shows.
too_many_codes = Too many wrong codes. Until { $until } none is looked at.
ceremony_over = This took too long, or is finished already. Please begin again.
app_is_on = Codes from an app are on already.
app_is_off = Codes from an app are not on.
passkey_refused = This passkey could not be checked. Please try again, or log in another way.
passkey_known = This passkey is on record here already.
too_many_passkeys = No more than { $most } passkeys. Please remove one first.
bad_passkey_name = A passkey needs a name of { $most } characters at most.
no_passkey = Your account has no such passkey.
no_account = There is no such account.

## What is needed before the first play

rules_not_accepted = Before the first play the rules { $rules } must be accepted.
rules_not_in_force = The rules in force are { $rules }.
limits_not_set = Before the first play the net-loss limits for 1, 7 and 30 days must be set.

## Limits

limit_too_high = This limit can be CHF { $most } at most.
limit_needed = A net-loss limit can be lowered or raised, but not removed.
loss_limit_reached = The { $days }-day net-loss limit of CHF { $limit } leaves CHF { $left }; more from { $more_from }.
loss_limit_too_low = The { $days }-day net-loss limit of CHF { $limit } leaves only CHF { $left }.
loss_limit_chips = The { $days }-day net-loss limit of CHF { $limit } leaves CHF { $left }. Chips for CHF { $chips } at a table count until you stand up there.
loss_limit_chips_or_later = The { $days }-day net-loss limit of CHF { $limit } leaves CHF { $left }. Chips for CHF { $chips } at a table count until you stand up there; otherwise more from { $more_from }.
deposit_limit_reached = The { $days }-day deposit limit of CHF { $limit } leaves CHF { $left }; more from { $more_from }.
deposit_limit_too_low = The { $days }-day deposit limit of CHF { $limit } leaves only CHF { $left }.
daily_plays_reached = At most { $most } plays a day are possible; the next from { $more_from }.

## Who may not play

self_blocked = The account is blocked at your request until { $until }.
bad_block = A block lasts { $least } to { $most } days.
account_closed = The account has been closed since { $since }.
account_open = The account is still open. It has to be closed first.
data_kept = The personal data are kept as long as the account is excluded, blocked or being checked, or a case of player protection is open.
data_kept_until = The personal data must be kept until { $until }.
retention_too_long = Personal data are kept for { $most } years at most after the year of the closing, as the terms promise, not { $years }: VENTUNO_RETENTION_YEARS and --years go from 0 to { $most }.
person_erased = The personal data were erased on { $since }.
bad_email = This is no e-mail address.
email_code_wrong = This code is wrong or no longer valid.
no_email = This house sends no e-mail.
chips_at_table = Chips for CHF { $chips } are still at a table; it must be left first.
dispute_open = The dispute { $number } is not decided yet. The account can be closed after that.
excluded = The account is excluded from play.
blocked = This game is blocked for your account. The reason is among your messages.
blocked_until = This game is blocked for your account until { $until }. The reason is among your messages.
not_blocked = This account is not blocked by the house.
block_in_the_past = A block ends in the future.

## Money

bad_amount = An amount is CHF 0.01 to { $most }, with two decimals at most.
balance_too_low = The balance is too low: CHF { $balance } available, CHF { $needed } needed.
no_rate = No exchange rate is posted for { $currency }.
bad_rate = A rate is a number from { $least } to { $most } with four decimals at most, and the buying rate does not exceed the selling rate.
rate_jumps = This rate differs by more than { $percent } % from the last one ({ $currency }: buying { $buys }, selling { $sells }). Confirm it if it is right.
rate_changed = The rate for { $currency } is now { $rate }, no longer { $seen }. Nothing was booked.
reason_needed = This needs a reason of at most { $most } characters.
bad_adjustment = A correction moves from one account to another, never from or to a play’s; { $account } has CHF { $balance }.

## Plays

play_running = The play { $play } is running until { $until }; it must be finished first.
no_play = There is no such play in this account.
offer_withdrawn = The seed of this offer may be known: it was withdrawn, and nothing was paid. Please start the play again.
play_restored = This play was under way when the house was restored: no further card is dealt. It can be ended; else what stands is paid on { $until }.
not_started = This play has been offered but has not started yet.
not_over = The play is still running; its seed is revealed at the end only.
not_expired = The four hours are not over: the play runs until { $until }.
expired = The four hours are over: the play has ended and paid out CHF { $paid_out }.
stale = The play has moved on: move { $sequence }, not { $asked }. Nothing was changed.
not_your_move = “{ $move }” is not a player’s move.
bad_client_seed = Your own seed has 1 to { $most } printable characters.

## Requests

key_conflict = This key belongs to another request already. Nothing was changed.
bad_key = A key has 1 to { $most } printable ASCII characters.
clock_went_back = The server’s clock is behind: the last entry dates from { $last }. Nothing was changed.
bad_text = This text holds characters that do not exist.

## Publishing rules and laws of chance

notice_too_short = What binds players is announced at least { $days } days ahead.
effective_too_soon = A law of chance is announced at least { $days } days ahead. If nobody may play under the present one any longer, close the game.
effective_too_late = Publication is { $years } years ahead at most, with a time and its time zone.
rules_published_already = The rules { $rules } are published already.
law_in_force = The law of chance { $law } is published already.
law_not_in_force = The law of chance in force is the one with the hash { $law }.
changes_not_in_all_languages = The key changes are needed in German, French, Italian and English, at most { $most } characters each.

## The house and its staff

founded_already = This house exists already.
not_founded = This house is not founded yet.
operators_only = Only an operator can do that.
bad_staff_name = A staff name has 2 to 32 characters: lower-case letters, digits, dot, hyphen or underscore.
not_your_office = That is not within your role ({ $role }).
no_staff = Nobody on the staff has that name.
staff_known = Somebody on the staff already has that name.
last_operator = The house needs at least one operator.
wrong_credentials = Name, password or code is wrong. Each code works only once.
no_proposal = This proposal is not open. Perhaps it was decided already; it expires after { $days } days.
not_alone = Four eyes: whoever has proposed something does not decide about it. One of the two people must have logged in at the console.
not_your_proposal = Only whoever has made a proposal withdraws it.
too_many_proposals = There are { $most } open proposals already. Decide about one of them first.
words_gone = What the player is to read is no longer there, or no longer the same. Make the proposal again.
enrolment_invalid = This link is not valid, or no longer. It is valid for 24 hours and once. If a code is asked for, the right one belongs to it.
factor_missing = Choose an app, a passkey or both.
no_open_alert = There is no open alert { $alert }. Perhaps it has been answered already.
bad_message = A message has 1 to { $most } characters.

## Games that are closed

game_closed = This game has been closed since { $since }. What is running can be finished; your balance is yours.
closed_already = That is closed already.
not_closed = That is not closed.

## What a check can find wrong with a play

not_an_export = This file is not an exported play.
not_finished = The play is not over.
commitment_broken = The server’s seed does not match its commitment.
commitment_differs = Before the stake the commitment { $shown } was shown, the file has { $found }: it is not of the play that was offered.
client_seed_differs = Your seed was “{ $given }”, the file has “{ $found }”: other cards follow from it.
nothing_committed = There was no commitment to this seed before the stake.
law_wrong = The law of chance is not the play’s.
draw_wrong = The seeds give “{ $due }”, not “{ $found }”.
card_missing = A card that was due is missing at the end.
expired_early = The four hours were not over.
terms_wrong = Stake, rules, law of chance or time are not those on record.
not_in_force = The play began under rules or a law of chance that were not in force.

## What a check can find wrong with the books

money_wrong = The postings do not follow from the play: entry { $entry }.
chain_broken = The journal’s chain breaks at entry { $entry }.
account_wrong = The account is not what its journal adds up to.
person_missing = The personal data are missing, and no entry says that they were erased.
person_still_known = The journal says that the personal data were erased, but they are still there.
words_wrong = What was written is not what the journal speaks of.
plays_wrong = Plays according to the journal: { $known }, kept: { $kept }.
seal_broken = Seal { $seal } does not match the book { $book }.
not_allowed = What entry { $entry } records would not have been allowed by limits, blocks or notice.
no_authority = Entry { $entry } is by { $actor }, who had no authority for it then.
not_approved = What entry { $entry } records needed the approval of a second person, or whoever approved it could not.
reads_wrong = In the record of reads, entry { $entry } is wrong or missing.
cannot_be_read = This cannot be read ({ $problem }).
database_damaged = The database is damaged: { $problem }
schema_missing = Something is missing from the database: { $kind } { $name }.
schema_altered = Something in the database is not as this program makes it: { $kind } { $name }.
schema_added = There is something in the database that this program does not make: { $kind } { $name }.
owner_wrong = In the database, { $name } belongs to { $owner }, everything else to { $due }.
person_changed = The personal data or the user name are not those whose hash is in the journal.
credentials_wrong = The password or second factor of { $name } was changed or removed, and no entry says so.
no_log_in = Entry { $entry } is by { $actor }, but the journal says that this person was not logged in then.
reference_twice = Entry { $entry } is the same payment as entry { $first }: both have the same reference.
register_wrong = The register { $register } says something else than the journal.

## What a check can find wrong with the public log

log_ahead = The public log knows seal { $published }, the database ends at seal { $known }: the database was set back, or seals are missing.
log_differs = Entry { $entry } of the public log says something else than the database.
log_foreign = { $where } is the public log of another house: { $origin }.
log_forged = The head of the public log at { $where } is not signed by this house.
log_damaged = In the public log at { $where }, { $file } is missing or does not fit the signed head.
log_short = The public log at { $where } has { $found } entries; { $published } were published.
log_unreachable = The public log at { $where } cannot be reached: { $problem }.
log_key_missing = The key that signs the public log is missing in the key file of the house.
log_missing = There is no public log at { $where }.
log_rewritten = The public log had { $before } entries and has { $now } now, but the new one does not continue the old one.
not_witnessed = { $witness } has not cosigned this head of the public log.
bad_log_key = This is no public key of a log or a witness: { $key }.
seal_not_logged = This seal is not in the public log.

## What a check can find wrong with a table

players_seeds_wrong = The players’ seeds are not those that came with their bets.
bets_wrong = Bets or button are not those on record: entry { $entry }.
decision_wrong = A decision is not the one on record: entry { $entry }.
chips_wrong = The chips between account { $player } and table { $table } are not the same in both books.
bettors_wrong = The register of who bet in which game at this table is not what its journal says.
table_not_allowed = What entry { $entry } records would not have been allowed by the rules of the table.

## Questions and disputes

bad_question = A question has a subject of at most { $subject } characters and a text of at most { $text } characters.
no_question = There is no such question.
bad_reach = Please give an e-mail address or a telephone number for the answer.
guest_answered = This question has been answered already, in entry { $entry } of the house.
no_open_dispute = This is no dispute that is still to be decided.
too_many_questions =
    { $most ->
        [one] { $most } question still waits for an answer. Please wait for it.
       *[other] { $most } questions still wait for an answer. Please wait for them.
    }
not_your_game = You can dispute only your own plays, and games at a table in which you had a bet.
bad_criteria = These criteria cannot be read: { $problem }
no_case = There is no such case.
case_not_open = This case is closed.
case_is_open = A case is already open for this account: number { $number }.
bad_measure = This measure is not possible like this. A pause takes 1 to { $days } days. A limit needs an amount and 1 to { $days } days, and it must not be higher than the one in force.
house_limit = To protect you, the house has set this limit to CHF { $most } at most until { $until }.
