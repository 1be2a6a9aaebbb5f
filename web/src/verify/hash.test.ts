import { expect, test } from "vitest";
import { fromHex, hmac, sha256, toHex, utf8 } from "./hash";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"], // FIPS 180-4, as in the two below
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("SHA-256 of %j", async (text, due) => {
  expect(await sha256(utf8(text))).toBe(due);
});

test.each([
  // RFC 4231, cases 1, 2 and 6: a key longer than a block is hashed first.
  ["0b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
  ["4a656665", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
  [
    "aa".repeat(131),
    "Test Using Larger Than Block-Size Key - Hash Key First",
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  ],
])("HMAC-SHA-256 with the key %s", async (key, message, due) => {
  const sign = await hmac(fromHex(key));
  expect(toHex(await sign(utf8(message)))).toBe(due);
});

test("bytes and hexadecimal digits are each other's opposite", () => {
  expect(toHex(fromHex("00ff10a5"))).toBe("00ff10a5");
  expect(fromHex("")).toHaveLength(0);
});
