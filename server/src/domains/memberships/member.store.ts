import { permissionsOf, type AgencyRole, type Permission } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { tellAccount } from '../accounts/api';

/** What somebody is to be in an agency. */
export interface Place {
  role: AgencyRole;
  /** Of a role of one's own; of all others nothing. */
  permissions: readonly Permission[];
}

interface MemberRow extends Place {
  uuid: string;
  name: string;
  email: string;
  own: boolean;
}

export interface AgencyRow extends Place {
  id: number;
  name: string;
  people: MemberRow[];
  /** Whom nobody has heard of yet. */
  invites: (Place & { id: number; email: string })[];
}

/** Agencies of an account in the order of their names, each with its people: the agency's own accounts first. */
export async function readAgencies(db: DbOrTransaction, accountId: number): Promise<AgencyRow[]> {
  const { rows } = await sql<AgencyRow>`
    select a.id, a.name, own.role, own.permissions,
      (select json_agg(json_build_object(
          'uuid', c.uuid, 'name', trim(c.first_name || ' ' || c.last_name), 'email', c.email,
          'role', m.role, 'permissions', m.permissions, 'own', c.id = ${accountId})
          order by m.role <> 'agency', lower(c.first_name), lower(c.last_name), c.id)
        from agency_member m join account c on c.id = m.account_id where m.agency_id = a.id) as people,
      (select coalesce(json_agg(json_build_object(
          'id', i.id, 'email', i.email, 'role', i.role, 'permissions', i.permissions) order by i.id), '[]')
        from agency_invite i where i.agency_id = a.id) as invites
    from agency_member own join agency a on a.id = own.agency_id
    where own.account_id = ${accountId}
    order by lower(a.name), a.id`.execute(db);
  return rows.map((agency) => ({
    ...placed(agency),
    people: agency.people.map(placed),
    invites: agency.invites.map(placed),
  }));
}

function placed<T extends Place>(row: T): T {
  return { ...row, permissions: permissionsOf(row.role, row.permissions) };
}

/** Lets changes to an agency's people wait for each other, so that one of its own accounts is always left. @throws AppError `not-found` */
export async function lockAgency(tx: DbOrTransaction, agencyId: number): Promise<string> {
  const found = await tx
    .selectFrom('agency')
    .select('name')
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new AppError('not-found', 'there is no such agency');
  return found.name;
}

/** Makes an account one of an agency's people, or gives it another role. */
export async function setMember(
  tx: DbOrTransaction,
  { agencyId, accountId, role, permissions, now }: Place & { agencyId: number; accountId: number; now: Date },
): Promise<void> {
  const values = { role, permissions: role === 'custom' ? [...permissions] : [] };
  await tx
    .insertInto('agency_member')
    .values({ agency_id: agencyId, account_id: accountId, since: now, ...values })
    .onConflict((conflict) => conflict.columns(['agency_id', 'account_id']).doUpdateSet(values))
    .execute();
  await tellPeople(tx, agencyId);
}

/** Gives one of an agency's people another role. @throws AppError `not-found`, or `limit-reached` for its last own account */
export async function changePlace(db: Db, agencyId: number, uuid: string, place: Place, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAgency(tx, agencyId);
    const member = await findMember(tx, agencyId, uuid);
    if (place.role !== 'agency') await mustNotBeLast(tx, agencyId, member);
    await setMember(tx, { agencyId, accountId: member.accountId, ...place, now });
  });
}

/** Takes somebody out of an agency. @throws AppError `not-found`, or `limit-reached` for its last own account */
export async function removeMember(db: Db, agencyId: number, uuid: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAgency(tx, agencyId);
    const member = await findMember(tx, agencyId, uuid);
    await mustNotBeLast(tx, agencyId, member);
    await tellPeople(tx, agencyId);
    await tx
      .deleteFrom('agency_member')
      .where('agency_id', '=', agencyId)
      .where('account_id', '=', member.accountId)
      .execute();
  });
}

interface FoundMember {
  accountId: number;
  role: AgencyRole;
}

async function findMember(tx: DbOrTransaction, agencyId: number, uuid: string): Promise<FoundMember> {
  const found = await tx
    .selectFrom('agency_member')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account_id as accountId', 'role'])
    .where('agency_id', '=', agencyId)
    .where('account.uuid', '=', uuid)
    .executeTakeFirst();
  if (found === undefined) throw new AppError('not-found', 'there is no such person in the agency');
  return found;
}

async function mustNotBeLast(tx: DbOrTransaction, agencyId: number, { accountId, role }: FoundMember): Promise<void> {
  if (role !== 'agency') return;
  const other = await tx
    .selectFrom('agency_member')
    .select('account_id')
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'agency')
    .where('account_id', '!=', accountId)
    .executeTakeFirst();
  if (other === undefined) throw new AppError('limit-reached', 'nobody else has the account of the agency');
}

/** Tells open pages of all people of an agency that something has changed. */
export async function tellPeople(tx: DbOrTransaction, agencyId: number): Promise<void> {
  const people = await tx.selectFrom('agency_member').select('account_id').where('agency_id', '=', agencyId).execute();
  for (const { account_id } of people) await tellAccount(tx, account_id);
}
