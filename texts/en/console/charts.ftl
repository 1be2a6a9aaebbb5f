### Charts of the console.

asTable = As a table
