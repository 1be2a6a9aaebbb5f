### Charts of the console.

asTable = Als Tabelle
