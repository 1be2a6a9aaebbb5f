// Passwords that everybody tries first, by the same rules as the server's (`house/access/common_passwords.py`): to
// warn while somebody types. The server refuses them in any case.

export const WORDS = `
passwort password passwd pass kennwort motdepasse motpasse parola parolachiave codice code chiave secret segreto
geheim geheimnis admin administrator login user utente utilisateur benutzer gast guest test tester hallo hello
bonjour salut ciao buongiorno gruezi hoi welcome willkommen bienvenue benvenuto iloveyou ichliebedich jetaime
tiamo liebe love amour amore schatz soleil sonne sunshine sommer summer estate winter hiver inverno princess
prinzessin princesse dragon master superman batman football fussball calcio hockey schweiz suisse svizzera
switzerland zurich basel bern geneve lugano lausanne heidi ventuno bigtwentyone big blackjack black jack
challenge casino poker joker jackpot lotto loto swisslos money geld argent soldi letmein monkey computer internet
qwertz qwerty azerty abc changeme abcd michael daniel thomas andrea nicole maria marco
`
  .trim()
  .split(/\s+/);

const ROWS = [
  ...["01234567890", "qwertzuiop", "qwertyuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "yxcvbnm", "zxcvbnm"],
  ...["abcdefghijklmnopqrstuvwxyz", "1qay2wsx3edc4rfv5tgb6zhn", "1qaz2wsx3edc4rfv5tgb6yhn", "147258369"],
  ...["1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5z6u7i8o9p0", "q1w2e3r4t5y6u7i8o9p0"],
];
const WALKS = [...ROWS, ...ROWS.map((row) => Array.from(row).reverse().join(""))];
const WALK_LEAST = 3;
const DISGUISED: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };
const DATE = /^(?:(0?[1-9]|[12]\d|3[01])?(0?[1-9]|1[0-2])?(19|20)\d\d|(19|20)\d{6})$/;

export function isCommon(password: string, login = ""): boolean {
  const text = plain(password);
  const signs = text.replace(/[^a-z0-9]/g, "");
  if (!signs || /^(.{1,4}?)\1+.?$/s.test(text) || DATE.test(signs) || walks(signs)) return !foreign(text);
  const own = [plain(login), ...plain(login).split(/[._-]/)].filter((word) => word.length >= WALK_LEAST);
  return [text, text.replace(/[013457@$]/g, (sign) => DISGUISED[sign]!)].some((each) => ofWords(each, own));
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

function foreign(text: string): boolean {
  return /[^\P{L}a-z]/u.test(text);
}

/** Nothing but pieces of rows of the keyboard or of the alphabet, forwards or backwards. */
function walks(signs: string): boolean {
  let at = 0;
  while (at < signs.length) {
    const size = Math.max(...WALKS.map((row) => commonLength(row, signs.slice(at))));
    if (size < WALK_LEAST) return signs.length - at === 1 && at > 0; // one sign is left over
    at += size;
  }
  return true;
}

function commonLength(row: string, text: string): number {
  let size = 0;
  for (let start = row.indexOf(text[0]!); start >= 0; start = row.indexOf(text[0]!, start + 1)) {
    let length = 0;
    while (length < text.length && row[start + length] === text[length]) length += 1;
    size = Math.max(size, length);
  }
  return size;
}

/** Nothing but such words, once digits and signs are taken away. */
function ofWords(text: string, own: string[]): boolean {
  const letters = text.replace(/[^a-z]/g, "");
  const words = [...WORDS, ...own.map((each) => each.replace(/[^a-z]/g, ""))].filter(Boolean);
  const reached = new Set([0]);
  for (let end = 1; end <= letters.length; end += 1) {
    const before = letters.slice(0, end);
    if (words.some((word) => reached.has(end - word.length) && before.endsWith(word))) reached.add(end);
  }
  return letters !== "" && !foreign(text) && reached.has(letters.length);
}
