import { type CallLimits, HOUR, MINUTE, type NamedLimits, PROOF_FACTOR } from '../../../platform/limits';

export { type CallLimits, PROOF_FACTOR };

/** Limits of all calls of accounts; this table is the one the server reads. Calls of other domains that people make under their account stand here too. */
export const LIMITS = {
  registrationType: {
    network: [
      { calls: 20, seconds: MINUTE },
      { calls: 100, seconds: HOUR },
    ],
    mailbox: [{ calls: 10, seconds: HOUR }],
    browser: [{ calls: 10, seconds: 10 * MINUTE }],
    proof: true,
    open: true,
  },
  verifyEmail: { network: [{ calls: 60, seconds: MINUTE }], mailbox: [], browser: [], proof: false, open: true },
  /** Wrong passwords of one mailbox are slowed down by `LOGIN_GUARD`. */
  login: { network: [{ calls: 30, seconds: MINUTE }], mailbox: [], browser: [], proof: false, open: false },
  /** After the first step: codes of the application and those for emergencies. */
  secondStep: {
    network: [{ calls: 30, seconds: 15 * MINUTE }],
    mailbox: [{ calls: 5, seconds: 15 * MINUTE }],
    browser: [],
    proof: false,
    open: false,
  },
  register: {
    network: [{ calls: 10, seconds: HOUR }],
    mailbox: [{ calls: 3, seconds: HOUR }],
    browser: [],
    proof: true,
    open: false,
  },
  passwordRetrieve: { network: [{ calls: 10, seconds: HOUR }], mailbox: [], browser: [], proof: false, open: false },
  changePassword: { network: [{ calls: 20, seconds: HOUR }], mailbox: [], browser: [], proof: false, open: false },
  /** With the old password; of a mailbox, which here only its own sessions can reach. */
  changeOwnPassword: {
    network: [{ calls: 20, seconds: HOUR }],
    mailbox: [{ calls: 5, seconds: 15 * MINUTE }],
    browser: [],
    proof: false,
    open: false,
  },
  confirmEmail: { network: [{ calls: 20, seconds: HOUR }], mailbox: [], browser: [], proof: false, open: false },
  resendVerification: {
    network: [{ calls: 10, seconds: HOUR }],
    mailbox: [
      { calls: 1, seconds: MINUTE },
      { calls: 3, seconds: HOUR },
    ],
    browser: [],
    proof: false,
    open: false,
  },
  profile: { network: [{ calls: 60, seconds: HOUR }], mailbox: [], browser: [], proof: false, open: false },
  /** Codes sent to telephones, which cost money, and what is typed for one. */
  phoneCode: {
    network: [{ calls: 10, seconds: HOUR }],
    mailbox: [
      { calls: 3, seconds: HOUR },
      { calls: 8, seconds: 24 * HOUR },
    ],
    browser: [],
    proof: false,
    open: false,
  },
  /** Changes to what people keep: saved ads, searches. */
  lists: {
    network: [{ calls: 300, seconds: MINUTE }],
    mailbox: [],
    browser: [{ calls: 120, seconds: MINUTE }],
    proof: false,
    open: true,
  },
  /** Messages to advertisers; mailboxes are counted by what they have sent. */
  enquiry: {
    network: [
      { calls: 20, seconds: 10 * MINUTE },
      { calls: 100, seconds: 24 * HOUR },
    ],
    mailbox: [],
    browser: [],
    proof: false,
    open: true,
  },
  /** Numbers of advertisers, over the API and by pages together. */
  phone: {
    network: [
      { calls: 20, seconds: MINUTE },
      { calls: 200, seconds: 24 * HOUR },
    ],
    mailbox: [],
    browser: [],
    proof: false,
    open: false,
  },
  /** Mails that people cause without having proven the mailbox: of one network in all, and of it to one mailbox. */
  mailFromNetwork: {
    network: [
      { calls: 100, seconds: HOUR },
      { calls: 300, seconds: 24 * HOUR },
    ],
    mailbox: [{ calls: 5, seconds: 24 * HOUR }],
    browser: [],
    proof: false,
    open: false,
  },
  /** The same to one mailbox from all networks together. */
  mailToMailbox: { network: [], mailbox: [{ calls: 10, seconds: 24 * HOUR }], browser: [], proof: false, open: false },
  /** Mails that ask whether a provider may open an account. */
  linkConfirm: {
    network: [{ calls: 10, seconds: HOUR }],
    mailbox: [
      { calls: 1, seconds: MINUTE },
      { calls: 3, seconds: HOUR },
    ],
    browser: [],
    proof: false,
    open: false,
  },
  thirdParty: { network: [{ calls: 60, seconds: HOUR }], mailbox: [], browser: [], proof: false, open: false },
  challenge: { network: [{ calls: 60, seconds: MINUTE }], mailbox: [], browser: [], proof: false, open: true },
  /** One Tap and the popup of a provider. */
  singleSignOn: { network: [{ calls: 30, seconds: MINUTE }], mailbox: [], browser: [], proof: false, open: false },
} as const satisfies Record<string, CallLimits>;

export type LimitedCall = keyof typeof LIMITS;

/** Mails a mailbox gets from password recovery; beyond them the answer stays the same and no mail leaves. */
export const RECOVERY_MAILS: NamedLimits = {
  name: 'accounts-recoveryMail',
  mailbox: [
    { calls: 1, seconds: MINUTE },
    { calls: 3, seconds: HOUR },
  ],
  open: false,
};

/** Wrong passwords of one mailbox. Nobody is locked out: a proof of work and a wait always let the owner in. */
export const LOGIN_GUARD = {
  /** Attempts without a proof, from all networks together. */
  free: 5,
  windowSeconds: 15 * MINUTE,
  /** Each attempt with a proof doubles the wait of its network, from one second on. */
  longestWaitSeconds: 60,
  /** The owner is told by mail. */
  mailAfter: 10,
} as const;
