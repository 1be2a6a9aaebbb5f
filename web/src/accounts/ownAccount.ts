/** What only the pages of the account, log-in and contact ask for: apart, so that tables need not load it. */
import { change, changeOnce, read } from "../api";
import type {
  AddPasskeyBody,
  AskAsGuestBody,
  AskErasureBody,
  ChangePasswordBody,
  ChooseNoticesBody,
  ConfirmEmailBody,
  GiveEmailBody,
  GivePasswordBody,
  MakeRecoveryCodesBody,
  PasskeyBody,
  TurnOffCodeAppBody,
  TurnOnCodeAppBody,
  RecoverBody,
  FollowLinkBody,
  BlockMyselfBody,
  CloseAccountBody,
} from "../wire";

export const ownAccount = {
  /** The caller gives the key: if the answer was lost, the same request is known by it. */
  changePassword: (body: ChangePasswordBody, key: string) => change("POST /account/password", { body }, key),
  sessions: () => read("GET /account/sessions"),
  logOutElsewhere: () => changeOnce("DELETE /account/sessions"),
  /** The caller gives the key: the codes are shown once. */
  makeRecoveryCodes: (body: MakeRecoveryCodesBody, key: string) =>
    change("POST /account/recovery-codes", { body }, key),
  factors: () => read("GET /account/factors"),
  offerCodeApp: (body: GivePasswordBody) => changeOnce("POST /account/code-app/offer", { body }),
  /** The caller gives the key: the code of a request that was answered is good no more. */
  turnOnCodeApp: (body: TurnOnCodeAppBody, key: string) => change("POST /account/code-app", { body }, key),
  turnOffCodeApp: (body: TurnOffCodeAppBody, key: string) => change("POST /account/code-app/off", { body }, key),
  offerPasskey: (body: GivePasswordBody) => changeOnce("POST /account/passkeys/offer", { body }),
  addPasskey: (body: AddPasskeyBody, key: string) => change("POST /account/passkeys", { body }, key),
  removePasskey: (number: number, body: GivePasswordBody, key: string) =>
    change("POST /account/passkeys/{number}/remove", { path: { number }, body }, key),
  offerPasskeyLogIn: () => changeOnce("POST /session/passkey/offer"),
  logInWithPasskey: (body: PasskeyBody) => changeOnce("POST /session/passkey", { body }),
  /** The caller gives the key, as at the closing. */
  askErasure: (body: AskErasureBody, key?: string) => change("POST /account/erasure", { body }, key),
  email: () => read("GET /account/email"),
  giveEmail: (body: GiveEmailBody) => change("POST /account/email", { body }),
  confirmEmail: (body: ConfirmEmailBody) => change("POST /account/email/confirmation", { body }),
  chooseNotices: (body: ChooseNoticesBody) => change("POST /account/email/notices", { body }),
  removeEmail: () => change("POST /account/email/removal", {}),
  about: (about: string) => read("GET /account/questions/about/{about}", { path: { about } }),
  /** The caller gives the key, so that pressing the button again does not ask twice. */
  askAsGuest: (body: AskAsGuestBody, key: string) => change("POST /contact", { body }, key),
  recover: (body: RecoverBody) => changeOnce("POST /session/recovery", { body }),
  followLink: (body: FollowLinkBody) => changeOnce("POST /session/reset", { body }),
  blockMyself: (body: BlockMyselfBody) => change("POST /account/blocks", { body }),
  /** The caller gives the key, so that pressing the button again does not pay out twice. */
  closeAccount: (body: CloseAccountBody, key?: string) => change("POST /account/closing", { body }, key),
};
