import { randomInt } from 'node:crypto';
import type { DbOrTransaction } from '../../../platform/db';
import { digestOf } from '../secret-token';

const COUNT = 8;
/** Without letters that look like others; 16 of them are 80 bits, so that a digest alone tells nothing. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Makes codes for emergencies, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from(
      { length: LENGTH },
      (_, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${LETTERS.charAt(randomInt(LETTERS.length))}`,
    ).join(''),
  );
}

/** Puts new codes in the place of all older ones. */
export async function keepRecoveryCodes(
  tx: DbOrTransaction,
  accountId: number,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('account_recovery_code')
    .values(codes.map((code) => ({ code_hash: hashOf(accountId, code), account_id: accountId, used_at: null })))
    .execute();
}

/** Uses a code up, as it was typed. @returns whether it was one of the account's, and unused */
export async function useRecoveryCode(
  tx: DbOrTransaction,
  accountId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('account_recovery_code')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(accountId, typed))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts the codes that are left. */
export async function countRecoveryCodes(db: DbOrTransaction, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('account_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** People leave hyphens out, write small letters, and read I and L as 1, O as 0. */
function hashOf(accountId: number, typed: string): Buffer {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  return digestOf(`recovery ${accountId} ${code}`);
}
