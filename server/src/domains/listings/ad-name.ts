import type { Locale } from '@kvadrat/contracts/locales';
import { listingPath } from '@kvadrat/contracts/paths';
import type { DbOrTransaction } from '../../platform/db';
import { titlesOf } from './listing-source';

/** What an ad is called where it is mentioned, and its path without language. */
export interface AdName {
  title: string;
  path: string;
}

/** Names of ads in one language, by id; ids without an ad are left out. */
export async function adNames(
  db: DbOrTransaction,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, AdName>> {
  const texts =
    ids.length === 0
      ? []
      : await db
          .selectFrom('listing_text')
          .select(['listing_id', 'locale', 'title'])
          .where('listing_id', 'in', [...ids])
          .execute();
  return new Map(
    [...new Set(texts.map(({ listing_id }) => listing_id))].map((id) => {
      const { title, pathTitle } = titlesOf(
        texts.filter(({ listing_id }) => listing_id === id),
        locale,
      );
      return [id, { title, path: listingPath(id, pathTitle) }];
    }),
  );
}
