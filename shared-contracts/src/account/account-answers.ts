import type { components } from '../api/schema.generated';

/** What calls of accounts answer, made from the server's own description as all other answers are. */
type Schemas = components['schemas'];

/** Anything but UNREGISTERED leads to the login. A weak password is not told to strangers. */
export type RegistrationTypeAnswer = Schemas['RegistrationTypeAnswer'];

/** Domains, the best first. */
export type VerifyEmailAnswer = Schemas['VerifyEmailAnswer'];

/** `url` is a path of this site. */
export type LoginAnswer = Schemas['LoginAnswer'];

/** The same for a new and for a known address. */
export type RegisterAnswer = Schemas['RegisterAnswer'];

/** Answer of `confirmEmail`. `url` leads on: to a new password where the one set before the proof no longer holds. */
export type ConfirmEmailAnswer = Schemas['ConfirmEmailAnswer'];

/** The same whether the address is known or not. */
export type PasswordRetrieveAnswer = Schemas['AccountMessage'];

/** Comes with status 200; `error` 1 is a failure. `message` may hold allow-listed HTML. */
export type ChangePasswordAnswer = Schemas['ChangePasswordAnswer'];

/** Who it is, and the two flags of One Tap; the specification's own call, which the description leaves out. */
export interface OneTapAnswer {
  utente: { session_token: string; uuid: string; email: string; phone: string };
  trackSSOAccess?: boolean;
  trackSSORegistration?: boolean;
}

/** Basic user: `GET info` answers this, or null for a stranger. */
export type SessionUser = NonNullable<Schemas['SessionUser']>;

/** `GET full-info`: everything the specification names; zeros for what does not exist yet. `agencySignUp` is an address, not a state. */
export type FullUserInfo = NonNullable<Schemas['FullUserInfo']>;

/** For standalone pages; the values of a failed form come back once, never passwords. */
export type AuthFormState = Schemas['AuthFormState'];
