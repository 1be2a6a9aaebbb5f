"""What all events of the journal have in common."""

import msgspec


class JournalEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """One line of the journal, without its number and time."""
