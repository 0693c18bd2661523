import { randomUUID } from 'node:crypto';
import { EVENTS_ADDRESS } from '@kvadrat/contracts/tracking';
import type { Pool } from 'undici';

export const BATCH = 10;
/** Networks the batches come from: one may send 600 in a minute. */
const NETWORKS = 4000;
const AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const CONSENT = { functional: false, analytics: true, marketing: false, replay: false };

/** What became of a batch. */
export interface ToldBatch {
  status: number;
  accepted: number;
  duplicates: number;
}

let turn = 0;

/** A batch as a browser tells it; its ids say which run and which batch it is of. */
export function batchOf(run: string, number: number): string {
  const timestamp = new Date().toISOString();
  const batch = Array.from({ length: BATCH }, (_, index) => ({
    type: 'track',
    event: 'Ad Seen',
    messageId: `${run}-${number}-${index}`,
    anonymousId: `browser-${number % 500}`,
    timestamp,
    properties: {
      listing_id: 1 + ((number * BATCH + index) % 500),
      language: 'hr',
      path: '/oglasi/1/',
      entry_point: 'list',
      screen: 'above',
    },
    context: { consent: CONSENT },
  }));
  return JSON.stringify({ batch, sentAt: timestamp, writeKey: 'kvadrat' });
}

/** Sends a batch from some network. Never rejects: a line that breaks is status 0. */
export async function tellBatch(pool: Pool, body: string): Promise<ToldBatch> {
  turn = (turn + 1) % NETWORKS;
  try {
    const { statusCode: status, body: answer } = await pool.request({
      path: EVENTS_ADDRESS,
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        'user-agent': AGENT,
        'x-forwarded-for': `10.${Math.floor(turn / 250)}.${turn % 250}.7`,
      },
      body,
    });
    const said: unknown = await answer.json();
    return { status, accepted: countOf(said, 'accepted'), duplicates: countOf(said, 'duplicates') };
  } catch {
    return { status: 0, accepted: 0, duplicates: 0 };
  }
}

/** A name for the events of one run. */
export function newRun(): string {
  return randomUUID().slice(0, 8);
}

function countOf(said: unknown, name: string): number {
  const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
  return typeof value === 'number' ? value : 0;
}
