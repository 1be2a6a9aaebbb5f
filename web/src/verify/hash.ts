// Hashes as a browser computes them by itself: Web Crypto, and nothing from the network.

const encoder = new TextEncoder();

/** Web Crypto exists only in pages that came over HTTPS or from this machine. */
export function available(): boolean {
  return "subtle" in crypto;
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

export type Hmac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** HMAC-SHA-256 with this key. */
export async function hmac(key: Uint8Array<ArrayBuffer>): Promise<Hmac> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}
