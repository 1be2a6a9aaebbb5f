### The console: reports.

title = Reports
lead = Turnover, prizes, payout and what belongs to players, by day or month (Zurich time). Amounts in CHF.
by = By
day = Day
month = Month
since = From
until = To
show = Show
lines = Lines
total = Total
period = Period

plays-big21 = Plays
plays-challenge = Games

turnover = Turnover
prizes = Prizes
payout = Payout
pots = Pots
deposits = Deposits
withdrawals = Withdrawals
adjustments = Corrections
owed = Owed at the end
held = of that, in play
accounts = New accounts

short-big21 = Big21
short-challenge = Challenge

first = The first figures are from { $date }.
none = Nothing happened in this period; there is nothing to download.
uncounted =
    { $n ->
        [one] One entry of the journals is not counted yet and is missing from these figures. If this does not change, the next round will say what is wrong with its book.
       *[other] { $figure } entries of the journals are not counted yet and are missing from these figures. If the number does not fall, the next round will say what is wrong with their books.
    }
chartMoney = Turnover and prizes, CHF
chartPayout = Payout of Big21
chartDesc = From { $first } to { $last }; total { $total }.
turnoverAll = turnover
prizesAll = prizes
payoutOf = payout
files = As a file
csv = Download CSV
parquet = Download Parquet
dossier = Permit dossier
dossierText = What an application and a test laboratory need about the law of chance. It is made on the command line:
dossierNone = None made yet.
file = File
size = Size
madeAt = Made
command = The same figures on the command line
