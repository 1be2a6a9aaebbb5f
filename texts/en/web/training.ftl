### The training page.

title = Training
lead = Positions from your own plays in which there was a better move. A position answered correctly twice in a row counts as learned.
kept = Your positions stay in this browser.
due =
    { $n ->
        [one] There is one position to practise.
       *[other] There are { $n } positions to practise.
    }
learned =
    { $n ->
        [one] One position is learned.
       *[other] { $n } positions are learned.
    }
gathering = Looking through your latest practice plays for mistakes.

empty-title = No positions yet
empty-text = Finish a practice play. Every decision that gives away a hundredth of the stake or more becomes a task. The plays of your account are added when you open their review.
empty-practise = Practise first

allLearned-title = All learned
allLearned-text = New tasks come with new plays.

question = What do you play here?
from = Found on { $date }

answer-right = Right: { $move }.
answer-near = Good: { $move }. The difference from the best move is less than a hundredth of the stake.
answer-wrong = You chose: { $move }. That gives away { $amount }. Better: { $better }.
answer-once = Right once. Once more, and the position counts as learned.
answer-learned = This position is learned.
answer-then = In the play you chose: { $move }.

next = Next position
playOn = Play on from here
skip = Skip
remove = Remove this position
broken = This position can no longer be shown: { $reason }

progress-title = Your progress
progress-average = Given away per decision, in % of the stake
progress-learned = Positions learned
progress-label = { $what }, by day. Most recently, on { $date }: { $value }.
progress-day = Day
progress-decisions = Decisions
progress-perDecision = Given away (mean)
progress-answered = Tasks right
progress-learnedToday = Learned
progress-none = Once plays have been reviewed, this shows how much you give away per decision.
