// What the browser does with passkeys. Options and answers are JSON, which browsers read and write themselves.

import { factors as texts } from "../../texts/factors";
import type { PasskeyAsked } from "../../wire";

/** Why no passkey came: in words for the page. */
export class NoPasskey extends Error {
  override name = "NoPasskey";

  constructor(readonly why: (typeof texts.passkeys)["old" | "stopped" | "there"]) {
    super();
  }
}

/** Whether this browser can do it at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

async function asked(options: string, call: (options: unknown) => Promise<Credential | null>): Promise<string> {
  if (!knowsPasskeys()) throw new NoPasskey(texts.passkeys.old);
  try {
    const found = await call(JSON.parse(options));
    if (found instanceof PublicKeyCredential) return JSON.stringify(found.toJSON());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "InvalidStateError") throw new NoPasskey(texts.passkeys.there);
  }
  throw new NoPasskey(texts.passkeys.stopped);
}

/** A new passkey. */
export function make({ options }: PasskeyAsked): Promise<string> {
  return asked(options, (read) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(read as PublicKeyCredentialCreationOptionsJSON),
    }),
  );
}

/** An answer with one that there is. */
export function show({ options }: PasskeyAsked): Promise<string> {
  return asked(options, (read) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(read as PublicKeyCredentialRequestOptionsJSON),
    }),
  );
}
