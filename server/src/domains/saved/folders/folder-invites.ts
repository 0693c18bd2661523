import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { LINK_PARAMETERS, SAVED_PATHS } from '@kvadrat/contracts/paths';
import type { Db } from '../../../platform/db';
import { emailKey } from '../../../platform/mailbox';
import { queueMail } from '../../../platform/mail';
import { lockAccount } from '../lock-account';
import type { FolderKeys } from '../saved-scope';
import { mustOwn, takeOut, tellPeople } from './folder.store';
import { inviteMail } from './invite-mail';

interface NewInvite {
  accountId: number;
  folderId: number;
  /** Cleaned. */
  email: string;
  /** First name of who invites. */
  by: string;
  /** Language of the mail. */
  locale: Locale;
  now: Date;
}

/**
 * Invites somebody into a folder by mail. The same address again gets no second mail.
 * @throws AppError `not-found`, or `limit-reached` where as many are in it, or invited, as may be
 */
export async function invite(
  db: Db,
  keys: FolderKeys,
  publicUrl: string,
  { accountId, folderId, email, by, locale, now }: NewInvite,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await mustOwn(tx, accountId, folderId);
    const people = await tx
      .selectFrom('saved_folder_person')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('folder_id', '=', folderId)
      .executeTakeFirstOrThrow();
    const asked = await tx
      .selectFrom('saved_folder_invite')
      .select('email')
      .where('folder_id', '=', folderId)
      .execute();
    if (asked.some((other) => emailKey(other.email) === emailKey(email))) return;
    if (people.n + asked.length >= FOLDER_LIMITS.people)
      throw new AppError('limit-reached', 'too many people in the folder');
    const { id } = await tx
      .insertInto('saved_folder_invite')
      .values({ folder_id: folderId, email, invited_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { name } = await tx
      .selectFrom('saved_folder')
      .select('name')
      .where('id', '=', folderId)
      .executeTakeFirstOrThrow();
    const url = `${publicUrl}${localizedPath(locale, SAVED_PATHS.invite)}?${LINK_PARAMETERS.link}=${await keys.make('invite', id, 0, tx)}`;
    await queueMail(tx, {
      to: email,
      template: inviteMail,
      locale,
      data: { by, name, url },
      key: `folder-invite:${id}`,
    });
    await tellPeople(tx, folderId);
  });
}

/** Takes an invitation back; its link is none then. @throws AppError `not-found` */
export async function endInvite(db: Db, accountId: number, folderId: number, inviteId: number): Promise<void> {
  await mustOwn(db, accountId, folderId);
  await db.deleteFrom('saved_folder_invite').where('id', '=', inviteId).where('folder_id', '=', folderId).execute();
}

/** Takes somebody out of a folder. @throws AppError `not-found` */
export async function endAccess(db: Db, accountId: number, folderId: number, uuid: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await mustOwn(tx, accountId, folderId);
    const person = await tx.selectFrom('account').select('id').where('uuid', '=', uuid).executeTakeFirst();
    if (person === undefined) return;
    await tellPeople(tx, folderId);
    await takeOut(tx, folderId, person.id);
  });
}

export interface Invite {
  id: number;
  folderId: number;
  name: string;
  /** First name of who invites. */
  by: string;
  ownerId: number;
}

/** @returns null for a link that is none, that was taken, or taken back */
export async function readInvite(db: Db, keys: FolderKeys, key: string): Promise<Invite | null> {
  const id = keys.idOf(key);
  if (id === null || !(await keys.opens(key, 'invite', id, 0))) return null;
  const found = await db
    .selectFrom('saved_folder_invite')
    .innerJoin('saved_folder', 'saved_folder.id', 'folder_id')
    .innerJoin('account', 'account.id', 'saved_folder.account_id')
    .select([
      'saved_folder_invite.id',
      'folder_id as folderId',
      'saved_folder.name',
      'account.first_name as by',
      'saved_folder.account_id as ownerId',
    ])
    .where('saved_folder_invite.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Lets who is signed in into the folder of an invitation, which is used up by it. @returns the folder @throws AppError `gone` */
export async function join(db: Db, keys: FolderKeys, key: string, accountId: number, now: Date): Promise<number> {
  const found = await readInvite(db, keys, key);
  if (found === null) throw new AppError('not-found', 'there is no such invitation');
  await db.transaction().execute(async (tx) => {
    if (found.ownerId === accountId) return;
    await tx.deleteFrom('saved_folder_invite').where('id', '=', found.id).execute();
    await tx
      .insertInto('saved_folder_person')
      .values({ folder_id: found.folderId, account_id: accountId, joined_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tellPeople(tx, found.folderId);
  });
  return found.folderId;
}
