-- Books are sealed every few seconds, and the one writer should not look through all of them each time.
CREATE INDEX books_unsealed ON books (id) WHERE entries > sealed;
