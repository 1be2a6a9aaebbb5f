"""Why a draft is not kept, changed or published, and why no law is proposed."""

from ventuno.house.office import texts
from ventuno.rules.refusals import Reason

NO_DRAFT = Reason("no_draft", "House", texts.no_draft)
DRAFT_CHANGED = Reason("draft_changed", "House", texts.draft_changed)
DRAFT_NOT_READY = Reason("draft_not_ready", "P5", texts.draft_not_ready)
TOO_MANY_DRAFTS = Reason("too_many_drafts", "House", texts.too_many_drafts)
NO_SUCH_LAW = Reason("law_not_known", "B2", texts.law_not_known)
LAW_NAME_TAKEN = Reason("law_name_taken", "B2", texts.law_name_taken)
LAW_ABOVE_CEILING = Reason("law_above_ceiling", "P4", texts.law_above_ceiling)
RULES_ABOVE_CEILING = Reason("rules_above_ceiling", "P4", texts.rules_above_ceiling)
NOT_WORKED_OUT = Reason("not_worked_out", "P2", texts.not_worked_out)
BAD_TARGET = Reason("steering_target", "P5", texts.steering_target)
BAD_CEILING = Reason("steering_ceiling", "P5", texts.steering_ceiling)
BAD_SKILL = Reason("steering_skill", "P5", texts.steering_skill)
NOTHING_TO_FIT = Reason("steering_no_plays", "P5", texts.steering_no_plays)
NOT_REACHED = Reason("steering_not_reached", "P5", texts.steering_not_reached)
STEERING_FAILED = Reason("steering_failed", "House", texts.steering_failed)
STEERING_TOGETHER = Reason("steering_one_thing", "P5", texts.steering_one_thing)
