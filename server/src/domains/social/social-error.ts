import type { SocialProblem } from '@kvadrat/contracts/account';

/** Why a sign-in with a provider did not work. */
export class SocialError extends Error {
  override readonly name = 'SocialError';

  constructor(
    readonly problem: SocialProblem,
    options?: ErrorOptions,
  ) {
    super(`social sign-in: ${problem}`, options);
  }
}

/** What One Tap's call answers. */
const STATUS: Readonly<Record<SocialProblem, number>> = {
  // The visitor's own wish is no failure.
  cancelled: 200,
  expired: 400,
  provider: 502,
  noAddress: 403,
  'unverified-here': 403,
  'unverified-there': 403,
  disabled: 403,
  'second-step': 401,
  notOffered: 404,
  tooMany: 429,
  foreign: 403,
  internal: 503,
};

export function statusOf(problem: SocialProblem): number {
  return STATUS[problem];
}
