import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { lockAccount } from '../lock-account';
import { tellAccount } from '../tell-account';

export interface FolderRow {
  id: number;
  name: string;
  /** First name of who made it. */
  owner: string;
  own: boolean;
  count: number;
  /** First names of the others in it, who made it among them. */
  people: { uuid: string; name: string; owner: boolean }[];
  /** Addresses whose invitation nobody has taken yet; told to who made the folder. */
  invites: { id: number; email: string }[];
  linkedAt: Date | null;
  linkTurn: number;
}

/** Folders a person made or was let into, in the order of their names. */
export async function readFolders(db: DbOrTransaction, accountId: number): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select f.id::int as id, f.name, o.first_name as owner, f.account_id = ${accountId} as own, f.linked_at as "linkedAt", f.link_turn as "linkTurn",
      (select count(distinct listing_id)::int from account_ad where folder_id = f.id and mark = 'saved') as count,
      (select coalesce(json_agg(json_build_object('uuid', a.uuid, 'name', a.first_name, 'owner', a.id = f.account_id) order by a.id = f.account_id desc, a.first_name), '[]')
        from account a where a.id <> ${accountId} and (a.id = f.account_id or a.id in (select account_id from saved_folder_person where folder_id = f.id))) as people,
      case when f.account_id = ${accountId}
        then (select coalesce(json_agg(json_build_object('id', i.id, 'email', i.email) order by i.id), '[]') from saved_folder_invite i where i.folder_id = f.id)
        else '[]' end as invites
    from saved_folder f join account o on o.id = f.account_id
    where f.account_id = ${accountId} or f.id in (select folder_id from saved_folder_person where account_id = ${accountId})
    order by lower(f.name), f.id`.execute(db);
  return rows;
}

/** @returns whether the person made it; null where it is none of theirs */
export async function accessTo(
  db: DbOrTransaction,
  accountId: number,
  folderId: number,
): Promise<'owner' | 'person' | null> {
  const folder = await db.selectFrom('saved_folder').select('account_id').where('id', '=', folderId).executeTakeFirst();
  if (folder?.account_id === accountId) return 'owner';
  const person = await db
    .selectFrom('saved_folder_person')
    .select('account_id')
    .where('folder_id', '=', folderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return folder === undefined || person === undefined ? null : 'person';
}

/** @throws AppError `not-found` where the folder is none of the person's, or somebody else made it */
export async function mustOwn(db: DbOrTransaction, accountId: number, folderId: number): Promise<void> {
  if ((await accessTo(db, accountId, folderId)) !== 'owner') throw new AppError('not-found', 'there is no such folder');
}

/**
 * Makes a folder; one of the same name is the same folder.
 * @throws AppError `limit-reached`
 */
export function makeFolder(db: Db, accountId: number, name: string, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const id = await folderNamed(tx, accountId, name, now);
    await tellAccount(tx, accountId);
    return id;
  });
}

/** The same within a transaction that holds the account. */
export async function folderNamed(tx: DbOrTransaction, accountId: number, name: string, now: Date): Promise<number> {
  const own = tx.selectFrom('saved_folder').where('account_id', '=', accountId);
  const known = await own.select('id').where('name', '=', name).executeTakeFirst();
  if (known !== undefined) return known.id;
  const { n } = await own.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  if (n >= FOLDER_LIMITS.folders) throw new AppError('limit-reached', 'too many folders');
  return (
    await tx
      .insertInto('saved_folder')
      .values({ account_id: accountId, name, created_at: now, linked_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/** @throws AppError `not-found`, or `limit-reached` where another folder of the person has the name */
export function renameFolder(db: Db, accountId: number, folderId: number, name: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await mustOwn(tx, accountId, folderId);
    const other = await tx
      .selectFrom('saved_folder')
      .select('id')
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .where('id', '<>', folderId)
      .executeTakeFirst();
    if (other !== undefined) throw new AppError('limit-reached', 'another folder has the name');
    await tx.updateTable('saved_folder').set({ name }).where('id', '=', folderId).execute();
    await tellPeople(tx, folderId);
  });
}

/** Deletes a folder, or leaves one that somebody else made. What is saved stays saved. */
export function leaveFolder(db: Db, accountId: number, folderId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const access = await accessTo(tx, accountId, folderId);
    if (access === null) return;
    await tellPeople(tx, folderId);
    if (access === 'owner') await tx.deleteFrom('saved_folder').where('id', '=', folderId).execute();
    else await takeOut(tx, folderId, accountId);
  });
}

/** Takes a person out of a folder; what they had put there is in none then. */
export async function takeOut(tx: DbOrTransaction, folderId: number, accountId: number): Promise<void> {
  await tx
    .deleteFrom('saved_folder_person')
    .where('folder_id', '=', folderId)
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('account_ad')
    .set({ folder_id: null })
    .where('folder_id', '=', folderId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Tells everybody who has the folder that it has changed. */
export async function tellPeople(tx: DbOrTransaction, folderId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select account_id::int as id from saved_folder where id = ${folderId} union select account_id::int from saved_folder_person where folder_id = ${folderId}`.execute(
    tx,
  );
  for (const { id } of rows) await tellAccount(tx, id);
}
