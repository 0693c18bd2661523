import { createHash, randomBytes } from 'node:crypto';
import type { RegistryEntry, RegistrySnapshot } from '@kvadrat/contracts/releases';

/** Holds the visitor's random id while a canary runs, and nothing else. */
export const CANARY_COOKIE = 'kvadrat_canary';

const VISITOR_ID = /^[\w-]{16,64}$/;
const HUNDRED_PERCENT = 2 ** 32;

/** A new visitor's id. */
export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

export function isVisitorId(value: string | null): value is string {
  return value !== null && VISITOR_ID.test(value);
}

/**
 * Where a visitor stands between 0 and 100 for one remote: the first 32 bits of
 * sha256(`<remote>/<visitor id>`), scaled. Nothing else decides, so whoever is below ten per cent is below twenty, stays
 * so on every visit and on every server, and is a guinea pig for one remote but not therefore for the next.
 */
export function canaryPosition(remote: string, visitorId: string): number {
  return (createHash('sha256').update(`${remote}/${visitorId}`).digest().readUInt32BE() / HUNDRED_PERCENT) * 100;
}

/** Whether an entry's canary runs at a time. */
export function canaryRuns({ state, canary }: RegistryEntry, now: number): boolean {
  return state === 'on' && canary !== null && Date.parse(canary.until) > now;
}

/** When the last canary that runs now ends, in milliseconds; null when none runs. */
export function lastCanaryEnd({ entries }: RegistrySnapshot, now: number): number | null {
  const ends = entries.filter((entry) => canaryRuns(entry, now)).map(({ canary }) => Date.parse(canary?.until ?? ''));
  return ends.length === 0 ? null : Math.max(...ends);
}
