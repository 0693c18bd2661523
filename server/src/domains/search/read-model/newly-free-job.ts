import { TIME_ZONE } from '@kvadrat/contracts/constants';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { defineJob, type Job, MINUTE_MS } from '../../../platform/jobs';
import { freeNow } from '../../listings/api';
import { traitMask } from './traits';

const FREE = traitMask(['available']);

/** A job that takes over, once on each day, which ads have become free by their date: no one saves them for that. */
export function newlyFreeJob(): Job {
  let done = '';
  return defineJob({
    name: 'search-newly-free',
    every: MINUTE_MS,
    atStart: true,
    run: async ({ db }) => {
      const today = new Date().toLocaleDateString('sv', { timeZone: TIME_ZONE });
      if (today === done) return false;
      await noteNewlyFree(db);
      done = today;
      return false;
    },
  });
}

/** Notes the ads that state a day and of which the read model says otherwise. @returns how many */
export async function noteNewlyFree(db: Db): Promise<number> {
  const { rows } = await sql`
    INSERT INTO outbox (listing_id)
    SELECT listing.id FROM listing JOIN ls ON ls.id = listing.id
    WHERE status = ${LISTING_STATUS.active}::smallint AND available_from IS NOT NULL AND (ls.traits & ${FREE}::int <> 0) <> ${freeNow('listing')}
    RETURNING listing_id`.execute(db);
  return rows.length;
}
