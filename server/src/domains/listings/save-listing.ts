import { isLocale } from '@kvadrat/contracts/locales';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import type { ListingDraft, SaveOutcome } from './listing-draft';
import { KEPT_STATUS, OWN_STATUS } from './own-status';
import { type ListingRow, toListingRow } from './listing-row';
import type { ListingTable, ListingTextTable } from './listing.tables';
import { previousPrice } from './previous-price';

export interface SavedListing {
  id: number;
  outcome: SaveOutcome;
}

/**
 * Creates the ad of an advertiser's reference, or brings it up to date; a draft that says the same again touches
 * nothing. Call it in a transaction: the ad, its texts and the note for the read model then stand or fall together.
 */
export async function saveListing(tx: DbOrTransaction, draft: ListingDraft): Promise<SavedListing> {
  const row = toListingRow(draft);
  const created = await tx
    .insertInto('listing')
    .values(row)
    .onConflict((conflict) => conflict.columns(['agency_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created !== undefined) {
    await replaceTexts(tx, created.id, draft);
    return { id: created.id, outcome: 'created' };
  }
  const known = await tx
    .selectFrom('listing')
    .select(['id', 'content_hash', 'contract', 'price', 'price_on_request', 'previous_price', OWN_STATUS.as('status')])
    .where(sql<boolean>`agency_id IS NOT DISTINCT FROM ${row.agency_id}::integer`)
    .where('reference', '=', row.reference)
    // Not for a new key: who only refers to the ad, such as its twins, does not have to wait.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (known.content_hash === row.content_hash && known.status === row.status)
    return { id: known.id, outcome: 'unchanged' };
  // What it was found by stays out, or PostgreSQL takes the ad as if for a new key.
  const { agency_id: _agency, reference: _reference, ...facts } = row;
  await tx
    .updateTable('listing')
    .set({
      ...facts,
      previous_price: row.previous_price ?? cutFrom(known, row),
      hidden_status: KEPT_STATUS(row.status),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', known.id)
    .execute();
  await replaceTexts(tx, known.id, draft);
  return { id: known.id, outcome: 'changed' };
}

/** Most sources tell no earlier price; the ad itself remembers it. */
function cutFrom(
  known: Pick<Selectable<ListingTable>, 'contract' | 'price' | 'price_on_request' | 'previous_price'>,
  row: ListingRow,
): number | null {
  const amount = (value: string | number | null | undefined): number | null =>
    value === null || value === undefined ? null : Number(value);
  return previousPrice({
    before: {
      contract: known.contract,
      price: known.price_on_request ? null : amount(known.price),
      previous: amount(known.previous_price),
    },
    now: { contract: row.contract, price: row.price_on_request ? null : amount(row.price) },
  });
}

async function replaceTexts(tx: DbOrTransaction, id: number, draft: ListingDraft): Promise<void> {
  const texts = textRows(id, draft);
  await tx
    .deleteFrom('listing_text')
    .where('listing_id', '=', id)
    .where(
      'locale',
      'not in',
      texts.map(({ locale }) => locale),
    )
    .execute();
  await tx
    .insertInto('listing_text')
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'locale']).doUpdateSet((excluded) => ({
        title: excluded.ref('excluded.title'),
        description: excluded.ref('excluded.description'),
      })),
    )
    .execute();
}

/** @throws RangeError when the draft has no text at all */
export function textRows(id: number, draft: ListingDraft): Insertable<ListingTextTable>[] {
  const rows = Object.entries(draft.texts).flatMap(([locale, text]) =>
    isLocale(locale) ? [{ listing_id: id, locale, title: text.title, description: text.description }] : [],
  );
  if (rows.length === 0) throw new RangeError(`The ad with reference "${draft.reference}" has no text.`);
  return rows;
}
