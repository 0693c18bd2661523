import type { AgencyRole } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { AGENCY_INVITE_PATH, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { Db, DbOrTransaction } from '../../platform/db';
import { queueMail } from '../../platform/mail';
import { LinkKeys } from '../../platform/secrets';
import { inviteMail } from './invite-mail';
import { lockAgency, setMember, tellPeople, type Place } from './member.store';

/** Keys in the addresses of invitations. */
export type InviteKeys = LinkKeys<'invite'>;

export function inviteKeys(db: Db): InviteKeys {
  return new LinkKeys(db, 'memberships');
}

/** People of an agency and invitations to it together. */
const MOST = 200;
const DAY_MS = 24 * 3600_000;
/** How long an invitation can be taken. */
const INVITE_DAYS = 14;

export interface InviteDeps {
  keys: InviteKeys;
  /** Address of the portal, for the link. */
  publicUrl: () => string;
}

interface NewInvite extends Place {
  agencyId: number;
  /** Cleaned. */
  email: string;
  /** Who invites; empty where the portal does. */
  by: string;
  /** Language of the mail. */
  locale: Locale;
  now: Date;
}

/**
 * Invites somebody by mail to act for an agency. The same address again gets another mail, whose link is the only one then.
 * @throws AppError `not-found`, or `limit-reached` where as many are in it, or invited, as may be
 */
export async function invite(
  tx: DbOrTransaction,
  { keys, publicUrl }: InviteDeps,
  { agencyId, email, role, permissions, by, locale, now }: NewInvite,
): Promise<void> {
  const agency = await lockAgency(tx, agencyId);
  await tx
    .deleteFrom('agency_invite')
    .where('agency_id', '=', agencyId)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
  if ((await countAll(tx, agencyId)) >= MOST) throw new AppError('limit-reached', 'too many people in the agency');
  const { id } = await tx
    .insertInto('agency_invite')
    .values({ agency_id: agencyId, email, role, permissions: [...permissions], invited_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = await keys.make('invite', id, 0, tx);
  await queueMail(tx, {
    to: email,
    template: inviteMail,
    locale,
    data: {
      by,
      agency,
      days: INVITE_DAYS,
      url: `${publicUrl()}${localizedPath(locale, AGENCY_INVITE_PATH)}?${LINK_PARAMETERS.link}=${key}`,
    },
    key: `agency-invite:${id}`,
  });
  await tellPeople(tx, agencyId);
}

async function countAll(tx: DbOrTransaction, agencyId: number): Promise<number> {
  let all = 0;
  for (const table of ['agency_member', 'agency_invite'] as const)
    all += (
      await tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('agency_id', '=', agencyId)
        .executeTakeFirstOrThrow()
    ).n;
  return all;
}

/** Takes an invitation back; its link is none then. */
export async function endInvite(db: Db, agencyId: number, inviteId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('agency_invite').where('id', '=', inviteId).where('agency_id', '=', agencyId).execute();
    await tellPeople(tx, agencyId);
  });
}

export interface FoundInvite extends Place {
  id: number;
  agencyId: number;
  agency: string;
}

/** Reads an invitation by the key of its link; null for one that is none, is too old, was taken, or taken back. */
export async function readInvite(
  db: DbOrTransaction,
  keys: InviteKeys,
  key: string,
  now: Date,
): Promise<FoundInvite | null> {
  const id = keys.idOf(key);
  if (id === null || !(await keys.opens(key, 'invite', id, 0))) return null;
  const found = await db
    .selectFrom('agency_invite')
    .innerJoin('agency', 'agency.id', 'agency_id')
    .select(['agency_invite.id', 'agency_id as agencyId', 'agency.name as agency', 'role', 'permissions'])
    .where('agency_invite.id', '=', id)
    .where('invited_at', '>', new Date(now.getTime() - INVITE_DAYS * DAY_MS))
    .executeTakeFirst();
  // Chosen from the list of permissions when it was made, and asked for them once more when they are read.
  return found === undefined ? null : { ...found, permissions: found.permissions as Place['permissions'] };
}

/** How an invitation was taken: the agency that is acted for from now on, and what as. */
export interface Joined {
  agencyId: number;
  role: AgencyRole;
}

/**
 * Makes who is signed in one of an agency's people; the invitation is used up by it. Who is one already keeps the role they have.
 * @throws AppError `not-found`
 */
export async function join(
  tx: DbOrTransaction,
  keys: InviteKeys,
  { key, accountId, now }: { key: string; accountId: number; now: Date },
): Promise<Joined> {
  const found = await readInvite(tx, keys, key, now);
  if (found === null) throw new AppError('not-found', 'there is no such invitation');
  const { agencyId } = found;
  await lockAgency(tx, agencyId);
  const used = await tx.deleteFrom('agency_invite').where('id', '=', found.id).returning('id').executeTakeFirst();
  if (used === undefined) throw new AppError('not-found', 'the invitation was taken meanwhile');
  const known = await tx
    .selectFrom('agency_member')
    .select('role')
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (known !== undefined) return { agencyId, role: known.role };
  const { role, permissions } = found;
  await setMember(tx, { agencyId, accountId, role, permissions, now });
  return { agencyId, role };
}

/** Deletes invitations that nobody has taken in time: they name people by their mailbox. */
export async function forgetInvites(db: Db): Promise<void> {
  await db
    .deleteFrom('agency_invite')
    .where('invited_at', '<=', new Date(Date.now() - INVITE_DAYS * DAY_MS))
    .execute();
}
