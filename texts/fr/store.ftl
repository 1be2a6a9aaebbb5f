### Why a database or a file cannot be used. Operators read this, mostly at the command line.
### What a message is for, and what its values are, is said in the German file.

## The database

store_full = Le disque est plein. Rien n’a été modifié.
store_busy = Trop de demandes simultanées. Rien n’a été modifié; veuillez réessayer.
store_unreachable = La base de données ne répond pas. La demande peut être répétée sans risque avec la même clé.
store_failed = La base de données signale: { $problem }. Rien n’a été modifié.
store_newer = Cette base de données appartient à une version plus récente (schéma { $found }, ici { $known } au plus).
store_older = Cette base de données a le schéma { $found } au lieu de { $known }: «ventuno database migrate» la met à jour.
store_missing = Il n’y a pas de base de données de cette maison sous { $where }.
no_home = Il n’y a pas de répertoire personnel ici: --database ou VENTUNO_DATABASE dit où est la base de données.
store_in_use = { $where } est en cours d’utilisation.
store_damaged = { $where } est endommagé: { $problem }
not_sqlite = Cela n’est possible qu’avec un fichier SQLite; PostgreSQL a ses propres outils: pg_dump et pg_restore.

## The key of the house

key_missing = La clé de la maison manque: { $file } n’existe pas. Rien n’est distribué tant que le fichier n’est pas de retour.
key_readable = { $file } n’est pas réservé à son propriétaire (droits { $mode }): rien n’est distribué tant que «chmod 600» n’y remédie pas.
key_damaged = { $file } est endommagé ou n’est pas un fichier de clé: { $problem }. Rien n’est distribué.
key_foreign = Ce n’est pas la clé de cette maison: la clé { $id } va avec { $where }. Rien n’est distribué.
key_unknown = La clé { $id } manque dans le fichier de clé de la maison. Rien n’a été modifié.
secret_broken = Un secret de la base de données ne peut pas être déchiffré: il a été modifié ou n’est pas à sa place ({ $purpose }).
entropy_failed = Le générateur aléatoire n’a pas réussi son contrôle. Rien de nouveau n’est distribué avant que le serveur soit vérifié et redémarré.

## Files

file_unreadable = { $file } ne peut pas être lu: { $problem }.
file_too_large = { $file } dépasse { $most } octets.
file_not_utf8 = { $file } n’est pas un texte UTF-8: l’octet { $at } n’est pas valable.
file_exists = { $file } existe déjà.
one_file = { $file } est indiqué deux fois: deux fichiers demandent deux noms.
file_unwritable = { $file } ne peut pas être écrit: { $problem }.

## Laws on disk

law_unknown = Aucune loi { $name } n’est fournie, et ce fichier n’existe pas. Fournies: { $shipped }.
