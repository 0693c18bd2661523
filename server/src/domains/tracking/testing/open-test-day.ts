import type { Db } from '../../../platform/db';
import { dayOf, openDay } from '../event-days';

/** Makes room for events of today. @returns the day, in UTC */
export async function openTestDay(db: Db): Promise<string> {
  const day = dayOf(new Date());
  await db.transaction().execute((tx) => openDay(tx, day));
  return day;
}
