### Why the monitor cannot answer.

# $law: the name of the law
# $published: names of laws, separated by commas
law_never_published = Ein Wahrscheinlichkeitsgesetz { $law } war in diesem Haus nie in Kraft. Veröffentlicht: { $published }.
