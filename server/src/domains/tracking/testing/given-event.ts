import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { dayOf, openDay } from '../event-days';

/** Keeps an event of somebody who is signed in. @param person uuid of their account */
export async function givenEvent(db: Db, person: string, now: Date): Promise<void> {
  const day = dayOf(now);
  await openDay(db, day);
  await sql`
    INSERT INTO tracked_event (day, message_id, name, happened_at, received_at, visitor, person, properties, network, agent, consent)
    VALUES (${day}, ${`message of ${person}`}, 'Ad Seen', ${now}, ${now}, 'visitor', ${person}, '{}', '10.9.0.0', 'phone', '{analytics}')`.execute(
    db,
  );
}
