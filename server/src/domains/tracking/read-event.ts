import { isDemoPath } from '@kvadrat/contracts/paths';
import { CONSENT_CATEGORIES } from '@kvadrat/contracts/remote';
import {
  COMMON_PROPERTIES,
  holdsPersonalData,
  isProperty,
  type PropertyKind,
  TRACKED_EVENTS,
} from '@kvadrat/contracts/tracking';

/** Why an event is not kept; those beside it are. */
export type Rejection =
  /** No object, or without a name, a message id or who it is of. */
  | 'shape'
  | 'too-large'
  /** An event the portal does not know. */
  | 'unknown-event'
  /** Analytics were not allowed when it happened. */
  | 'no-consent'
  /** It holds an e-mail address or a phone number. */
  | 'personal-data'
  /** It is of a page of the demonstration, which nothing is told of. */
  | 'demo'
  /** It happened before messages are told apart. */
  | 'too-old';

export interface ReadEvent {
  messageId: string;
  name: string;
  happenedAt: Date;
  visitor: string;
  person: string | null;
  listingId: number | null;
  properties: Record<string, unknown>;
  consent: string[];
}

/** Of one event as JSON. */
const MAX_BYTES = 32 * 1024;
/** Message ids are kept so long; an older event might have been taken already. */
export const DEDUPLICATED_DAYS = 35;
const DAY_MS = 86_400_000;
const ID = /^[\w.:-]{1,100}$/;
/** The name a page view is kept under. */
const PAGE_SEEN = 'Page Seen';

interface Received {
  now: number;
  /** Milliseconds by which the clock of the server is ahead of the sender's. */
  skewMs: number;
  /** Of the whole request, as it says; infinite where it does not. */
  bytes: number;
}

/** Reads one event of a batch in Segment's shape. */
export function readEvent(event: unknown, { now, skewMs, bytes }: Received): ReadEvent | Rejection {
  if (!isObject(event)) return 'shape';
  // Writing each of a small batch out again costs as much as reading it.
  if (bytes > MAX_BYTES && Buffer.byteLength(JSON.stringify(event)) > MAX_BYTES) return 'too-large';
  const {
    messageId,
    type,
    event: told,
    anonymousId,
    userId,
    timestamp,
    originalTimestamp,
    properties = {},
    context = {},
  } = event;
  const visitor = anonymousId ?? userId;
  if (!isId(messageId) || !isId(visitor) || !isObject(properties) || !isObject(context)) return 'shape';
  const name = type === 'page' ? PAGE_SEEN : type === 'track' ? told : null;
  if (typeof name !== 'string') return 'shape';
  const kinds = kindsOf(name);
  if (kinds === null) return 'unknown-event';
  const consent = consentOf(context);
  if (!consent.includes('analytics')) return 'no-consent';
  if (typeof properties['path'] === 'string' && isDemoPath(properties['path'])) return 'demo';
  if (textsOf(properties).some(holdsPersonalData)) return 'personal-data';
  const happened = happenedAt(timestamp ?? originalTimestamp, now, skewMs);
  if (now - happened > DEDUPLICATED_DAYS * DAY_MS) return 'too-old';
  const kept = Object.fromEntries(
    Object.entries(kinds).flatMap(([key, kind]) => (isProperty(kind, properties[key]) ? [[key, properties[key]]] : [])),
  );
  return {
    messageId,
    name,
    visitor,
    consent,
    properties: kept,
    happenedAt: new Date(happened),
    person: isProperty('uuid', userId) ? String(userId) : null,
    listingId: typeof kept['listing_id'] === 'number' ? kept['listing_id'] : null,
  };
}

function kindsOf(name: string): Readonly<Record<string, PropertyKind>> | null {
  if (name === PAGE_SEEN) return COMMON_PROPERTIES;
  const own = Object.entries(TRACKED_EVENTS).find(([known]) => known === name)?.[1];
  return own === undefined ? null : { ...COMMON_PROPERTIES, ...own };
}

/** What its sender says was allowed; nothing where it does not say. */
function consentOf({ consent }: Record<string, unknown>): string[] {
  if (!isObject(consent)) return [];
  return CONSENT_CATEGORIES.filter((category) => consent[category] === true);
}

/** By the clock of the server: what comes from the future happened now. */
function happenedAt(timestamp: unknown, now: number, skewMs: number): number {
  const told = typeof timestamp === 'string' ? Date.parse(timestamp) : NaN;
  return Number.isNaN(told) ? now : Math.min(now, told + skewMs);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
