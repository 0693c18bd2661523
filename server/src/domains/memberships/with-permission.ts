import { permissionsOf, type Permission } from '@kvadrat/contracts/account';
import type { DbOrTransaction } from '../../platform/db';

/** Agencies for which an account may do something. */
export async function agenciesWith(db: DbOrTransaction, accountId: number, permission: Permission): Promise<number[]> {
  const rows = await db
    .selectFrom('agency_member')
    .select(['agency_id', 'role', 'permissions'])
    .where('account_id', '=', accountId)
    .execute();
  return rows
    .filter(({ role, permissions }) => permissionsOf(role, permissions).includes(permission))
    .map(({ agency_id: id }) => id);
}

/** Accounts that may do something for an agency. */
export async function peopleWith(db: DbOrTransaction, agencyId: number, permission: Permission): Promise<number[]> {
  const rows = await db
    .selectFrom('agency_member')
    .select(['account_id', 'role', 'permissions'])
    .where('agency_id', '=', agencyId)
    .execute();
  return rows
    .filter(({ role, permissions }) => permissionsOf(role, permissions).includes(permission))
    .map(({ account_id: id }) => id);
}
