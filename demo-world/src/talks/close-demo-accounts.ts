import { sql } from 'kysely';
import type { Db } from '@kvadrat/server/platform/db';
import { DEMO_ADVERTISER_UUID, DEMO_VISITOR } from './demo-talks';

/** Takes the password that everybody knows from people of a demonstration that got a public address, and ends their sessions. */
export async function closeDemoAccounts(db: Db): Promise<void> {
  await sql`
    with closed as (
      update account set password_hash = null
      where uuid in (${DEMO_VISITOR.uuid}, ${DEMO_ADVERTISER_UUID}) and password_hash is not null
      returning id
    )
    delete from account_session using closed where account_session.account_id = closed.id`.execute(db);
}
