### Notices by e-mail.

foot = A program has sent this message; nobody reads answers to it. Which notices you get by e-mail is up to you: see “Access” in your account.
code_subject = Confirm your e-mail address
code_body = This code confirms your e-mail address in your account: { $code }. It is valid for 24 hours. If you have given no address, you need not do anything.
answer_subject = A message for you
answer_body = The house has written to you. You can read it in your account under “Messages”.
announcement_subject = An announcement of the house
announcement_body = The rules, the law of chance or the terms will change. What changes, and from when on, is in your account under “Messages”.
limit_subject = A limit is nearly used up
limit_body = One of your limits is nearly used up. Which one, you see in your account under “Limits”.
security_subject = About the security of your account
password_body = Your password was changed. If this was not you, please write to us at once through “Contact”.
factor_body = Something has changed about the second factors of your account. What it is, you can read in your account under “Messages”. If this was not you, please write to us at once through “Contact”.
link_body = Our staff have made a link for a new password. If you did not ask for it, please write to us at once through “Contact”.
email_body = The e-mail address of your account is being changed or removed. If this was not you, please write to us at once through “Contact”.
