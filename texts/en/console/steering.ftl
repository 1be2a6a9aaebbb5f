### The console: steering.

title = Steering
lead = Look for a law under which people who play as they did of late receive the target payout. The result is a draft; a person publishes it, or nobody does. The search knows nothing of any single player.
fitted = Fitted skill
noSkill = None yet: too little was played.
houseCeiling = Ceiling of the house
running = Law in force
propose = Look for a proposal
name = Name of the new law
nameNote = Lower-case letters, digits, dots and hyphens.
target = Target, per cent
targetNote = Payout of the fitted skill.
ceiling = Ceiling, per cent
ceilingNote = Highest payout, with best play.
skill = Skill
skillNote = Empty: as fitted.
begin = Look for a law
badNumber = Please enter a number: { $field }.
proposals = Proposals
none = No proposal yet.
asked = Target { $target } at skill { $skill }, at most { $ceiling }
open = Open the draft
compare = Figures
compareNote = for skill { $skill }
runningLaw = In force
proposedLaw = Draft
difference = Difference
proposeFor = Look for a law for { $target }
proposeNote = Looks for the law under which the players of the last 30 days would receive { $target }. It takes some minutes and makes a draft. A person publishes it, at least ten days before it takes effect.
ceilingBinds = The ceiling binds: under no law that gives nobody more than { $ceiling } do these players receive more than { $payout }. The law at the ceiling is proposed.

rows-highest_payout = Highest payout
rows-population_payout = Payout at this skill
rows-blind_payout = Payout of blind players
rows-divergence = Divergence from uniform
rows-hit_rate = Main games that end with a prize
