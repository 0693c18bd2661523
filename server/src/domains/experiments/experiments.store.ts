import { isFlagName, type FlagName, type Flags } from '@kvadrat/contracts/flags';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { WrongFields } from '../../platform/forms';
import { areWeights, type Weights } from './choose-arm';
import { EXPERIMENTS_CHANNEL } from './experiment-source';

/**
 * What pages alone decide about: a page without it asks for nothing that calls of the API would answer otherwise. The order of searches, prices
 * of auctions and counting itself are not tried.
 */
const TRIED: readonly FlagName[] = ['visitRequests', 'aiSearch', 'priceProposal', 'messaging', 'bedroomSearch'];
const MOST_TOLD = 30;
const NAME = /^[a-z0-9-]{2,40}$/;

/** Features that can be tried: those that are there, and are not tried already. */
export async function freeFlags(db: Db, deployed: Flags): Promise<FlagName[]> {
  const rows = await db.selectFrom('experiment').select('flag').where('stopped_at', 'is', null).execute();
  const taken = new Set(rows.map(({ flag }) => flag));
  return TRIED.filter((flag) => deployed[flag] && !taken.has(flag));
}

export interface Wanted {
  name: string;
  flag: string;
  weights: Weights;
}

/** Starts an experiment, in all processes. @throws WrongFields */
export async function startExperiment(db: Db, wanted: Wanted, deployed: Flags, author: string): Promise<void> {
  const { name, flag, weights } = wanted;
  const problems = {
    ...(NAME.test(name) ? {} : { name: 'wrong' }),
    ...(isFlagName(flag) && TRIED.includes(flag) && deployed[flag] ? {} : { flag: 'wrong' }),
    ...(areWeights(weights) ? {} : { weights: 'sum' }),
  };
  if (Object.keys(problems).length > 0) throw new WrongFields(problems);
  await db.transaction().execute(async (tx) => {
    // Of two who start at once one is told so, whichever of the two names they share.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${EXPERIMENTS_CHANNEL}))`.execute(tx);
    const others = await tx
      .selectFrom('experiment')
      .select(['name', 'flag', 'stopped_at'])
      .where((is) => is.or([is('name', '=', name), is.and([is('flag', '=', flag), is('stopped_at', 'is', null)])]))
      .execute();
    if (others.some((other) => other.name === name)) throw new WrongFields({ name: 'taken' });
    if (others.length > 0) throw new WrongFields({ flag: 'taken' });
    await tx
      .insertInto('experiment')
      .values({
        name,
        flag,
        weight_on: weights.on,
        weight_off: weights.off,
        started_at: new Date(),
        started_by: author,
        stopped_at: null,
        stopped_by: null,
      })
      .execute();
    await sql`SELECT pg_notify(${EXPERIMENTS_CHANNEL}, '')`.execute(tx);
  });
}

/** Stops an experiment for good. @returns whether one of this name ran */
export async function stopExperiment(db: Db, name: string, author: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stopped = await tx
      .updateTable('experiment')
      .set({ stopped_at: new Date(), stopped_by: author })
      .where('name', '=', name)
      .where('stopped_at', 'is', null)
      .returning('name')
      .execute();
    await sql`SELECT pg_notify(${EXPERIMENTS_CHANNEL}, '')`.execute(tx);
    return stopped.length > 0;
  });
}

/** Running ones first, then those stopped last. */
export function listExperiments(db: Db) {
  return db
    .selectFrom('experiment')
    .selectAll()
    .orderBy('stopped_at', (order) => order.desc().nullsFirst())
    .orderBy('started_at', 'desc')
    .limit(MOST_TOLD)
    .execute();
}
