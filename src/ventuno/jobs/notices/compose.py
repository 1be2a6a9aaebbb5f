"""What a notice says: that something has happened, and where to read it. Never what was played, paid or written."""

from email.message import EmailMessage
from email.policy import SMTP

from ventuno.house.contact import emails
from ventuno.jobs.notices import texts
from ventuno.rules.language import Language, Message
from ventuno.store.sql.accounts.emails import Outgoing

DOMAIN = "ventuno.invalid"  # of the ids; RFC 2606 keeps it free


def message(mail: Outgoing, sender: str, language: Language) -> bytes:
    """As RFC 5322 writes it: the same bytes each time."""
    subject, body = _said(mail)
    made = EmailMessage(policy=SMTP)
    made["From"] = sender
    made["To"] = mail.address
    made["Subject"] = subject.said_in(language)
    made["Date"] = mail.at
    made["Message-ID"] = f"<{mail.id}@{DOMAIN}>"
    made["Auto-Submitted"] = "auto-generated"
    said = f"{body.said_in(language)}\n\n{texts.foot().said_in(language)}\n"
    made.set_content(said, cte="quoted-printable")
    made["Content-Language"] = language.value  # after the content, which replaces what is said about it
    return made.as_bytes()


def _said(mail: Outgoing) -> tuple[Message, Message]:
    match mail.kind:
        case emails.GIVEN:
            return texts.code_subject(), texts.code_body(code=mail.code or "")
        case "question_answered" | "dispute_decided" | "message_written":
            return texts.answer_subject(), texts.answer_body()
        case "near_limit":
            return texts.limit_subject(), texts.limit_body()
        case "password_changed" | "recovery_code_used":
            return texts.security_subject(), texts.password_body()
        case "code_app_turned_on" | "code_app_turned_off" | "passkey_added" | "passkey_removed" | "factors_turned_off":
            return texts.security_subject(), texts.factor_body()
        case "reset_link_made":
            return texts.security_subject(), texts.link_body()
        case "email_changed":
            return texts.security_subject(), texts.email_body()
        case "rules_published" | "law_published" | "online_terms_published" | "table_rules_published":
            return texts.announcement_subject(), texts.announcement_body()
        case _:
            raise AssertionError(mail.kind)
