import type { MarkedAds } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { keptAds } from './kept-ads';
import { pageOfAds, type AdsQuery } from './page-of-ads';

/** One page of a person's ads as cards, with what was noted about them. */
export async function markedAds(db: Db, query: AdsQuery, locale: Locale): Promise<MarkedAds> {
  const { count, rows } = await pageOfAds(db, query);
  const ids = rows.map(({ id }) => id);
  const [kept, notes] = await Promise.all([
    keptAds(db, ids, locale),
    query.mark === 'saved' ? notesOf(db, query.accountId, ids) : new Map<number, Note[]>(),
  ]);
  return {
    count,
    currentPage: query.page,
    maxPages: Math.ceil(count / query.size),
    results: rows.flatMap(({ id, markedAt, folder, own }) => {
      const ad = kept.get(id);
      return ad === undefined
        ? []
        : [{ ...ad, markedAt: markedAt.toISOString(), folder, own, notes: notes.get(id) ?? [] }];
    }),
  };
}

type Note = MarkedAds['results'][number]['notes'][number];

/** Notes of the person, and of those who share the folder that the ad stands in; the person's own come first. */
async function notesOf(db: Db, accountId: number, ids: readonly number[]): Promise<Map<number, Note[]>> {
  const { rows } = await sql<{ id: number; text: string; by: string; own: boolean }>`
    select a.listing_id as id, a.note as text, p.first_name as by, a.account_id = ${accountId} as own
    from account_ad a join account p on p.id = a.account_id
    where a.mark = 'saved' and a.note <> '' and a.listing_id = any(${[...ids]}::int[]) and (a.account_id = ${accountId} or a.folder_id in (
      select id from saved_folder where account_id = ${accountId} union select folder_id from saved_folder_person where account_id = ${accountId}))
    order by own desc, a.turn`.execute(db);
  const byAd = new Map<number, Note[]>();
  for (const { id, ...note } of rows) byAd.set(id, [...(byAd.get(id) ?? []), note]);
  return byAd;
}
