import type { SharedList } from '@kvadrat/contracts/api';
import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { keptAds } from '../ads/kept-ads';
import { pageOfAds } from '../ads/page-of-ads';
import type { FolderKeys } from '../saved-scope';
import { mustOwn } from './folder.store';

/** Opens a folder to whoever has its link. One that has a link keeps it. @throws AppError `not-found` */
export async function openLink(db: Db, accountId: number, folderId: number, now: Date): Promise<void> {
  await mustOwn(db, accountId, folderId);
  await db
    .updateTable('saved_folder')
    .set({ linked_at: now, link_turn: sql<number>`link_turn + 1` })
    .where('id', '=', folderId)
    .where('linked_at', 'is', null)
    .execute();
}

/** Ends the link of a folder for good: the next one is another. @throws AppError `not-found` */
export async function endLink(db: Db, accountId: number, folderId: number): Promise<void> {
  await mustOwn(db, accountId, folderId);
  await db.updateTable('saved_folder').set({ linked_at: null }).where('id', '=', folderId).execute();
}

/** What whoever has the link may see: the ads and the folder's name. Notes are of those who wrote them. @returns null for a link that is none, or has been ended */
export async function readByLink(
  db: Db,
  keys: FolderKeys,
  key: string,
  { page, locale }: { page: number; locale: Locale },
): Promise<SharedList | null> {
  const id = keys.idOf(key);
  const folder =
    id === null
      ? undefined
      : await db
          .selectFrom('saved_folder')
          .innerJoin('account', 'account.id', 'saved_folder.account_id')
          .select(['saved_folder.id', 'name', 'linked_at', 'link_turn', 'account.first_name as owner', 'account_id'])
          .where('saved_folder.id', '=', id)
          .executeTakeFirst();
  if (
    folder === undefined ||
    folder.linked_at === null ||
    !(await keys.opens(key, 'link', folder.id, folder.link_turn))
  )
    return null;
  const { count, rows } = await pageOfAds(db, {
    accountId: folder.account_id,
    mark: 'saved',
    folder: folder.id,
    sort: 'newest',
    size: PAGE_SIZE,
    page,
  });
  const kept = await keptAds(
    db,
    rows.map((row) => row.id),
    locale,
  );
  return {
    name: folder.name,
    owner: folder.owner,
    count,
    currentPage: page,
    maxPages: Math.ceil(count / PAGE_SIZE),
    results: rows.flatMap((row) => kept.get(row.id) ?? []),
  };
}
