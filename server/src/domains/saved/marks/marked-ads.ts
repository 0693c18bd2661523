import type { MarkedAds } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { AdMark } from '@kvadrat/contracts/remote';
import type { Db } from '../../../platform/db';
import { cardsOfAny } from '../../listings/api';
import { pageOfMarks } from './mark.store';

/** One page of a person's ads as cards. Sold ones are shown and marked; of those taken back only the title is. */
export async function markedAds(db: Db, { accountId, mark, page, size, locale }: { accountId: number; mark: AdMark; page: number; size: number; locale: Locale }): Promise<MarkedAds> {
  const { count, rows } = await pageOfMarks(db, accountId, mark, { size, page });
  const cards = await cardsOfAny(db, rows.map(({ id }) => id), locale);
  return {
    count,
    currentPage: page,
    maxPages: Math.ceil(count / size),
    results: rows.map(({ id, markedAt }) => {
      const found = cards.get(id);
      const state = found?.state ?? 'gone';
      return { id, markedAt: markedAt.toISOString(), state, title: found?.card.title ?? '', listing: state === 'gone' ? null : (found?.card ?? null) };
    }),
  };
}
