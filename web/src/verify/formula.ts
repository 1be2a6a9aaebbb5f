// How a card is computed. The same in every language.

export const FORMULA = `commitment = SHA-256(server_seed)

message = "ventuno 1\\n" + stream + "\\n" + k + "\\n"
        + attempt + "\\n" + client_seed
value   = HMAC-SHA-256(server_seed, message)[0..8]   (64 bits, big-endian)
total   = Σ weights
fair    = 2^64 − (2^64 mod total)
value ≥ fair  →  attempt + 1
point   = value mod total
outcome = min { i : weight_1 + … + weight_i > point }

table:
client_seed = "1:seed\\n3:seed\\n…"            (by box)
deck    = 2c 3c … Kc Ac 2d … Ad 2h … Ah 2s … As
shuffle = 0, 1, …                             (1, …: C11)
for p = cards − 1 … 1:
  stream = "deck", k = 52 · shuffle + p, total = p + 1
  deck[p] ↔ deck[point]                       (deck[0] is on top)`;
