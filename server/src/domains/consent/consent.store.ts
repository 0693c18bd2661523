import type { Locale } from '@kvadrat/contracts/locales';
import type { ConsentMethod, GivenConsent } from '@kvadrat/contracts/remote';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** A choice with what proves it. */
export interface Receipt extends GivenConsent {
  /** Of the choice of the same browser before it. */
  previous: string | null;
  version: number;
  language: Locale;
  method: ConsentMethod;
}

/** Years for which choices are kept: as long as somebody may ask for a proof. */
const KEPT_YEARS = 3;

/** Keeps a receipt. */
export async function keepReceipt(db: Db, { consent, ...receipt }: Receipt): Promise<void> {
  await db
    .insertInto('consent_receipt')
    .values({ ...receipt, ...consent })
    .execute();
}

/** Deletes receipts that nobody can ask for any more. */
export async function forgetReceipts(db: Db): Promise<void> {
  await sql`DELETE FROM consent_receipt WHERE given_at < now() - make_interval(years => ${KEPT_YEARS})`.execute(db);
}
