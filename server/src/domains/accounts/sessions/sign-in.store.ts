import type { Db, DbOrTransaction } from '../../../platform/db';
import type { SignInService } from '../account.tables';

const DAY_MS = 24 * 3600_000;
/** As the page and the rules of privacy say. */
const KEPT_DAYS = 90;
/** As many as somebody reads. */
const SHOWN = 30;

/** Which browser on which network: in names, and without the end of the address. */
export interface Place {
  device: string;
  network: string;
}

export interface SignIn extends Place {
  at: Date;
  service: SignInService;
}

/** Keeps that somebody came in. */
export async function keepSignIn(
  tx: DbOrTransaction,
  accountId: number,
  { at, service, device, network }: SignIn,
): Promise<void> {
  await tx.insertInto('account_sign_in').values({ account_id: accountId, at, service, device, network }).execute();
}

/** Reads who came in of late, the latest first. */
export function readSignIns(db: DbOrTransaction, accountId: number): Promise<SignIn[]> {
  return db
    .selectFrom('account_sign_in')
    .select(['at', 'service', 'device', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

export async function forgetOldSignIns(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('account_sign_in')
    .where('at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
