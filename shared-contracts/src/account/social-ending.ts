import { localizedPath, type Locale } from '../locales';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../vocabulary';
import { RETURN_PARAMETER } from './auth-path';

/** The last page of a sign-in with a provider: a popup says there how it ended. */
export const SOCIAL_END_PATH = '/prijava/povratak/';

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
  /** The account asks for a code as well. */
  'second-step',
  /** Not one of our providers, or not set up here. */
  'notOffered',
  'tooMany',
  /** Another site has started it. */
  'foreign',
  /** Our own fault, such as a database that is down. */
  'internal',
] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

/** How a sign-in with a provider ended, as the address of its last page says it; that address holds no secret. */
export interface SocialEnding {
  /** Null where it was none of ours. */
  service: SocialProvider | null;
  /** Null: signed in. */
  problem: SocialProblem | null;
  /** What the popup's opener needs to hear, and which origin may hear it; null where no popup is known. */
  told: { txId: string; signup: boolean; origin: string } | null;
  /** Path where the tab goes on when there is no popup, as it was named; whoever links to it makes it safe. */
  back: string | null;
}

const NAMES = {
  service: 'usluga',
  problem: 'ishod',
  txId: 'tx',
  signup: 'novi',
  origin: 'opener',
  back: RETURN_PARAMETER,
} as const;

/** Makes the address of the last page. */
export function socialEndPath(locale: Locale, { service, problem, told, back }: SocialEnding): string {
  const values = {
    [NAMES.service]: service,
    [NAMES.problem]: problem,
    ...(told === null
      ? {}
      : { [NAMES.txId]: told.txId, [NAMES.signup]: told.signup ? '1' : null, [NAMES.origin]: told.origin }),
    [NAMES.back]: back,
  };
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return `${localizedPath(locale, SOCIAL_END_PATH)}?${query.toString()}`;
}

/**
 * Reads what {@link socialEndPath} has written. A problem that nobody knows is a fault of ours; an address that names no end at
 * all, as whoever types it has, is of a sign-in that is over: nobody is told of a success by a link alone.
 */
export function readSocialEnding(search: string): SocialEnding {
  const query = new URLSearchParams(search);
  const [txId, origin, problem] = [query.get(NAMES.txId), query.get(NAMES.origin), query.get(NAMES.problem)];
  const told = txId === null || origin === null ? null : { txId, signup: query.get(NAMES.signup) === '1', origin };
  const known = SOCIAL_PROBLEMS.find((name) => name === problem);
  return {
    service: SOCIAL_PROVIDERS.find((name) => name === query.get(NAMES.service)) ?? null,
    problem: problem === null ? (told === null ? 'expired' : null) : (known ?? 'internal'),
    told,
    back: query.get(NAMES.back),
  };
}
