import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { asJsonb } from '../../platform/db';
import type { OfficeHours } from './agency.tables';

export interface OfficeInput {
  placeId: number;
  street: string;
  lat: number;
  lng: number;
  hours: readonly OfficeHours[];
}

/** Puts these offices in the place of those an agency had; the first one is its seat. */
export async function saveOffices(
  db: DbOrTransaction,
  agencyId: number,
  offices: readonly OfficeInput[],
): Promise<void> {
  await db.deleteFrom('agency_office').where('agency_id', '=', agencyId).execute();
  if (offices.length === 0) return;
  await db
    .insertInto('agency_office')
    .values(
      offices.map(({ placeId, hours, ...office }, position) => ({
        ...office,
        agency_id: agencyId,
        position,
        place_id: placeId,
        hours: asJsonb(hours),
      })),
    )
    .execute();
}

/** Puts what an agency says of itself in the place of what it said before. */
export async function saveAbout(
  db: DbOrTransaction,
  agencyId: number,
  about: Readonly<Partial<Record<Locale, string>>>,
): Promise<void> {
  await db.deleteFrom('agency_text').where('agency_id', '=', agencyId).execute();
  const texts = LOCALES.flatMap((locale) => {
    const text = about[locale];
    return text === undefined ? [] : [{ agency_id: agencyId, locale, about: text }];
  });
  if (texts.length > 0) await db.insertInto('agency_text').values(texts).execute();
}
