import { permissionsOf, type AgencyRole, type Permission } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Db, DbOrTransaction } from '../../platform/db';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';

/** A person's place in an agency. */
interface Membership {
  agencyId: number;
  role: AgencyRole;
  permissions: readonly Permission[];
}

/** Who does something, and for which agency; null: for themselves. */
interface Actor {
  account: AccountRow;
  acting: Membership | null;
}

interface ActorDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'actingFor'>;
}

/** What an account is to an agency; null where it is none of its people. */
async function membershipOf(db: DbOrTransaction, accountId: number, agencyId: number): Promise<Membership | null> {
  const found = await db
    .selectFrom('agency_member')
    .select(['role', 'permissions'])
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found === undefined
    ? null
    : { agencyId, role: found.role, permissions: permissionsOf(found.role, found.permissions) };
}

/** Who calls, and in whose name: the agency that was chosen in this browser, while they are one of its people. Null for strangers. */
export async function actsFor({ db, accounts }: ActorDeps, request: FastifyRequest): Promise<Actor | null> {
  const account = await accounts.currentUser(request);
  if (account === null) return null;
  const agencyId = await accounts.actingFor(request);
  return { account, acting: agencyId === null ? null : await membershipOf(db, account.id, agencyId) };
}

/**
 * The same for a call that takes a permission where somebody acts for an agency; for themselves everybody may.
 * @throws AppError `forbidden`, with 401 for strangers and 403 where the role does not have it
 */
export async function actsWith(deps: ActorDeps, request: FastifyRequest, permission: Permission): Promise<Actor> {
  const account = await signedIn(deps.accounts, request);
  const acting = (await actsFor(deps, request))?.acting ?? null;
  if (acting !== null && !acting.permissions.includes(permission)) throw notAllowed(permission);
  return { account, acting };
}

/** @throws AppError `not-found` where the account is none of the agency's people, `forbidden` where its role may not */
export async function mustMay(
  db: DbOrTransaction,
  accountId: number,
  agencyId: number,
  permission: Permission,
): Promise<Membership> {
  const found = await membershipOf(db, accountId, agencyId);
  if (found === null) throw new AppError('not-found', 'there is no such agency of yours');
  if (!found.permissions.includes(permission)) throw notAllowed(permission);
  return found;
}

function notAllowed(permission: Permission): AppError {
  return new AppError('forbidden', `the role has no permission ${permission}`, { status: 403 });
}
