### The frame of all pages: top line, foot, errors.

skip = Skip to content
playMoney = Play money
menu = Menu
navigation = Pages
lobby = Home
practice = Practise
play = Play
challenge = Challenge
rules = Rules
challengeRules = Challenge rules
documents = Documents
account = Account
unread =
    { $n ->
        [one] { $n } unread message
       *[other] { $n } unread messages
    }
logIn = Log in
logOut = Log out
language = Language
theme = Theme

themes-system = system
themes-light = light
themes-dark = dark

session = Your session
balance = Balance CHF
time = Session
result = Result CHF
fairness = Fairness
verify = Verify a play
training = Training
help = Help and limits
contact = Contact
footer = About and help
adults = 18 and over
noPayout = All play is for play money, which has no monetary value.
independent = An independent project, not connected with Swisslos.
unreachable = The server cannot be reached. Please try again in a moment.
again = Try again
loading = Loading
missing = There is no such page
toLobby = Back to home
close = Close
lastLogIn = You last logged in on { $at }.

reality-title = A moment’s pause
reality-time = You have been logged in for { $time }.
reality-result = Result of this session: { $result }.
reality-running = A play in progress is kept even if you log out. It ends by itself four hours after it began.
reality-every = Remind me again after
reality-setting = Show time and result every
reality-minutes = { $n } minutes
reality-goOn = Continue
