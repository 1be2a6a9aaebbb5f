### The console: the names of its pages.

pages-overview = Overview
pages-players = Players
pages-player = Player
pages-play = Play
pages-game = Game
pages-questions = Questions
pages-question = Question
pages-cases = Player protection
pages-case = Case
pages-protection = Effectiveness
pages-held = Checks
pages-unfinished = Unfinished plays
pages-tables = Tables
pages-staff = Staff
pages-journal = House journal
pages-alerts = Alerts
pages-rounds = Rounds
pages-payout = Payout
pages-steering = Steering
pages-terms = Rules and laws
pages-rates = Exchange rates
pages-reports = Reports
pages-events = Events
pages-approvals = Approvals
pages-reads = Reads
pages-access = Your access

groups-house = House
groups-people = People
groups-payout = Payout
groups-records = Records
