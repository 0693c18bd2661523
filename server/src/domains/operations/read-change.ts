import type { RemoteAction } from '@kvadrat/contracts/releases';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const DAY_MS = 86_400_000;

/** What the form of changes sends. */
const ChangeFields = Type.Object({
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }),
  revision: Type.String({ pattern: '^[0-9]{1,9}$' }),
  reason: Type.String({ maxLength: 300, pattern: '\\S' }),
  action: Type.Enum(['rollback', 'promote', 'stop-canary', 'on', 'off', 'canary']),
  release: Type.Optional(Type.String({ minLength: 1, maxLength: 110 })),
  percent: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}(\\.[0-9]+)?$' })),
  days: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9]+)?$' })),
});

export interface ChangeWish {
  remote: string;
  /** The revision that was on the page. */
  revision: number;
  reason: string;
  action: RemoteAction;
}

/** Reads the form; null when something is missing or malformed. @param now milliseconds since 1970 */
export function readChange(body: unknown, now: number): ChangeWish | null {
  if (!Value.Check(ChangeFields, body)) return null;
  const { remote, revision, reason, action, release, percent, days } = body;
  const order = { remote, revision: Number(revision), reason: reason.trim() };
  if (action !== 'canary') return { ...order, action: { action } };
  if (release === undefined || percent === undefined || days === undefined) return null;
  return { ...order, action: { action, release, percent: Number(percent), until: new Date(now + Number(days) * DAY_MS).toISOString() } };
}
