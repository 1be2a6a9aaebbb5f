### Avis par e-mail.

foot = Ce message vient d’un programme; personne ne lit les réponses. Vous choisissez dans votre compte, sous «Accès», quels avis vous recevez par e-mail.
code_subject = Confirmer votre adresse e-mail
code_body = Ce code confirme votre adresse e-mail dans votre compte: { $code }. Il est valable 24 heures. Si vous n’avez pas indiqué d’adresse, vous n’avez rien à faire.
answer_subject = Un message pour vous
answer_body = La maison vous a écrit. Vous le lirez dans votre compte sous «Messages».
announcement_subject = Une annonce de la maison
announcement_body = Les règles, la loi du hasard ou les conditions vont changer. Vous lirez ce qui change, et à partir de quand, dans votre compte sous «Messages».
limit_subject = Une limite est presque épuisée
limit_body = Une de vos limites est presque épuisée. Vous verrez laquelle dans votre compte sous «Limites».
security_subject = Sécurité de votre compte
password_body = Votre mot de passe a été changé. Si ce n’était pas vous, écrivez-nous tout de suite par «Contact».
factor_body = Les seconds facteurs de votre compte ont changé. Vous lirez ce qui a changé dans votre compte sous «Messages». Si ce n’était pas vous, écrivez-nous tout de suite par «Contact».
link_body = Notre personnel a créé un lien pour un nouveau mot de passe. Si vous ne l’avez pas demandé, écrivez-nous tout de suite par «Contact».
email_body = L’adresse e-mail de votre compte est en train d’être changée ou supprimée. Si ce n’était pas vous, écrivez-nous tout de suite par «Contact».
