### Why a draft is not kept, changed or published, and why no law is proposed. Operators read this.
### What a message is for, and what its values are, is said in the German file.

## Drafts

no_draft = There is no such draft, or no longer: somebody has published or discarded it.
draft_changed = The draft has changed meanwhile: version { $version }, not { $asked }. Nothing was changed.
draft_not_ready = No figures yet: nothing is published before it is known what it pays out.
too_many_drafts = There are { $most } drafts already. Discard one of them first.

## Laws

law_not_known = No law of chance { $name } is known here. Known: { $known }. Or give its text.
law_name_taken = Another law is called { $name } already. Choose another name.
law_above_ceiling = Under the law { $law } whoever plays best would receive { $payout }. This house publishes none that pays out more than { $ceiling }.
rules_above_ceiling = Under the rules { $rules } whoever plays best would receive { $payout } with the law { $law }. This house publishes none that pay out more than { $ceiling }.
not_worked_out = There are no figures yet for the law { $law } under the rules { $rules }. Discard the draft and make it again: then they are computed.

## Proposing a law for how people play

steering_target = { $found } cannot be the target: it must be above 0 and below 1.
steering_ceiling = { $found } cannot be the ceiling: it must be at least { $target }, the target, and at most { $most }.
steering_skill = { $found } is no skill: it must be a number above 0 and at most { $most }.
steering_no_plays = No play ended in the last { $days } days from which the skill could be estimated. Give one (--skill).
steering_not_reached = No law was found under which skill { $skill } receives { $target }.
steering_failed = The computation ended without a result: { $told }
steering_one_thing = A target (--target), a law to compare (--law) or a draft (--draft), and only one of them.
