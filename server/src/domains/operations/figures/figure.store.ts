import { sql } from 'kysely';
import type { Db } from '../../../platform/db';

/** What is counted, in one span. */
export interface FigureKey {
  name: string;
  release: string;
  figure: string;
  step: number;
}

export interface CountedFigure extends FigureKey {
  count: number;
}

/** Length of a span. */
const SLOT_MINUTES = 5;
const KEPT_HOURS = 25;

/** Adds counts to the span of this moment. */
export async function addFigures(db: Db, figures: readonly CountedFigure[]): Promise<void> {
  if (figures.length === 0) return;
  const slot = sql<Date>`date_bin(make_interval(mins => ${SLOT_MINUTES}), now(), '2000-01-01')`;
  await db
    .insertInto('remote_figure')
    .values(figures.map((figure) => ({ slot, ...figure })))
    .onConflict((conflict) =>
      conflict.columns(['slot', 'name', 'release', 'figure', 'step']).doUpdateSet({
        // The count of one span fits whatever is sent: it stops where the column ends.
        count: sql<number>`least(remote_figure.count::bigint + excluded.count, 2147483647)`,
      }),
    )
    .execute();
}

/** Sums of the last hours. */
export async function readFigures(db: Db, hours: number): Promise<CountedFigure[]> {
  return db
    .selectFrom('remote_figure')
    .where('slot', '>', sql<Date>`now() - make_interval(hours => ${hours})`)
    .groupBy(['name', 'release', 'figure', 'step'])
    .select(['name', 'release', 'figure', 'step', sql<number>`least(sum(count), 2147483647)::int`.as('count')])
    .execute();
}

/** Deletes what is older than a day. */
export async function forgetFigures(db: Db): Promise<void> {
  await db
    .deleteFrom('remote_figure')
    .where('slot', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute();
}
