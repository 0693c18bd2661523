/** So many calls in so many seconds. */
export interface Limit {
  calls: number;
  seconds: number;
}

/**
 * By what calls are counted: `network` is an IPv4 address or 64 bits of an IPv6 one (`networkOf`), `mailbox` whose mails it is
 * about (`mailboxKey`), `browser` the id of one before anybody signs in, `subject` what the call is about, such as an ad.
 */
export const COUNTED = ['network', 'mailbox', 'browser', 'account', 'subject'] as const;
export type Counted = (typeof COUNTED)[number];

export interface CallLimits extends Partial<Record<Counted, readonly Limit[]>> {
  /** Whether a proof of work buys further calls, `PROOF_FACTOR` times as many in all. */
  proof?: boolean;
  /** While the shared counters cannot be reached: true lets each process count for itself, false refuses. */
  open: boolean;
}

export interface NamedLimits extends CallLimits {
  /** The action, over all languages and ways it is called by. */
  name: string;
}

/** A proof of work raises a limit to so many times its calls. */
export const PROOF_FACTOR = 3;

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** The limits of a domain, named `domain-action`. */
export function defineLimits<Action extends string>(
  domain: string,
  table: Readonly<Record<Action, CallLimits>>,
): Readonly<Record<Action, NamedLimits>>;
export function defineLimits(
  domain: string,
  table: Readonly<Record<string, CallLimits>>,
): Readonly<Record<string, NamedLimits>> {
  return Object.fromEntries(
    Object.entries(table).map(([action, limits]) => [action, { ...limits, name: `${domain}-${action}` }]),
  );
}
