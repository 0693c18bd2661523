/** Why a sign-in with a provider did not work; each has a sentence for the visitor. */
const SOCIAL_PROBLEMS = [
  /** The visitor said no at the provider. */
  'cancelled',
  /** No such sign-in: too old, used, or of another browser. */
  'expired',
  /** The provider is down, slow, or answers what it should not. */
  'provider',
  /** The provider gave no address. */
  'noAddress',
  'unverified-here',
  'unverified-there',
  'disabled',
  /** Not one of our providers, or not set up here. */
  'notOffered',
  'tooMany',
  /** Another site has started it. */
  'foreign',
  /** Our own fault, such as a database that is down. */
  'internal',
] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

export class SocialError extends Error {
  override readonly name = 'SocialError';

  constructor(
    readonly problem: SocialProblem,
    options?: ErrorOptions,
  ) {
    super(`social sign-in: ${problem}`, options);
  }
}

const STATUS: Readonly<Record<SocialProblem, number>> = {
  // The visitor's own wish is no failure.
  cancelled: 200,
  expired: 400,
  provider: 502,
  noAddress: 403,
  'unverified-here': 403,
  'unverified-there': 403,
  disabled: 403,
  notOffered: 404,
  tooMany: 429,
  foreign: 403,
  internal: 503,
};

export function statusOf(problem: SocialProblem): number {
  return STATUS[problem];
}
