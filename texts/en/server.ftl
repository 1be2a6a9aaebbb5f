### What the server itself refuses, before the house is asked; and what the page says before its scripts run.
### What a message is for, and what its values are, is said in the German file.

## Who asks

not_logged_in = You need to be logged in for this. A play in progress then continues where it was.
password_needed = You were away for some time. Please enter your password once more; then it goes on where you were.
passkeys_off = Passkeys are not set up here.
no_console_session = You need to be logged in at the console for this. A session ends soon after the last request.
fresh_code_needed = This needs a fresh code of your second factor. It counts for { $minutes } minutes.
search_too_wide = Search for the user name, the account number, a play, or first and last name with the date of birth (YYYY-MM-DD).
wrong_token = This request did not come from a current page of this house. Please reload the page.
too_many_attempts = Too many attempts. The next is possible from { $until }.

## Requests

bad_request = The request cannot be understood: { $problem }.
not_found = There is nothing at this address.
method_not_allowed = That is not possible at this address.
not_json = The content of a request must be JSON (Content-Type: application/json).
too_large = A request may have at most { $most } bytes.
too_slow = That took too long. You can safely try again.
failed = Something went wrong here; the error has been recorded. Please try again.

## Practice and evaluation of moves

coach_not_ready = The values of all positions are still being computed. Please try again in a moment.
coach_off = This server does not evaluate moves.
unknown_law = The house has never published this law of chance.
practice_too_long = A practice play has at most { $most } moves.

## Tables

flood = Too many messages at once; the connection is closed.
unreadable = This message makes no sense at this table.
tables_full = Very many people are practising at the moment. Please try again later.
too_many_practice_tables = From this address { $most } practice tables are open already. Please close one of them first.

## Operation

round_running = A round is being made already.
port_taken = { $address } is not available ({ $problem }). Choose another port with --port.
bad_setting = The setting { $name } is not valid: { $problem }.

## The page before its scripts run

page_title = ventuno: play and practise Big21
page_description = Big21 in the browser, for play money: five stacks of 21, open and verifiable. Practise without an account.
page_needs_script = This page needs JavaScript. Please switch it on and reload; a play in progress continues where it was. Without JavaScript, Big21 can be practised in the terminal: ventuno play.
page_not_built = The page for the browser has not been built yet: run “make web” in the project’s folder.
