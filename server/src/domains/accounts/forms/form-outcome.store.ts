import { asJsonb, type Db } from '../../../platform/db';
import { digestOf } from '../secret-token';
import type { FormOutcome } from './document-submit';

const LIFE_MS = 10 * 60_000;

/** Keeps what became of a browser's form until its page has shown it. */
export async function keepOutcome(db: Db, browserId: string, outcome: FormOutcome, now: Date): Promise<void> {
  const kept = { outcome: asJsonb(outcome), expires_at: new Date(now.getTime() + LIFE_MS) };
  await db
    .insertInto('account_form_outcome')
    .values({ browser_hash: digestOf(browserId), ...kept })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(kept))
    .execute();
}

/** Gives it once. */
export async function takeOutcome(db: Db, browserId: string, now: Date): Promise<FormOutcome | null> {
  const taken = await db
    .deleteFrom('account_form_outcome')
    .where('browser_hash', '=', digestOf(browserId))
    .returning(['outcome', 'expires_at'])
    .executeTakeFirst();
  return taken === undefined || taken.expires_at <= now ? null : readOutcome(taken.outcome);
}

/** Only `keepOutcome` writes there; of what an older release wrote, what cannot be read is left out. */
function readOutcome(value: unknown): FormOutcome | null {
  return isOutcome(value) ? value : null;
}

function isOutcome(value: unknown): value is FormOutcome {
  return (
    typeof value === 'object' &&
    value !== null &&
    'view' in value &&
    'status' in value &&
    'message' in value &&
    'problems' in value &&
    'values' in value
  );
}
