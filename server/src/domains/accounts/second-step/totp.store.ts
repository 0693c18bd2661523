import { randomBytes } from 'node:crypto';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { countRecoveryCodes, keepRecoveryCodes, newRecoveryCodes, useRecoveryCode } from './recovery-codes';
import type { SecretBox } from '../../../platform/secrets';
import { stepOfCode } from './totp';

const SECRET_BYTES = 20;
const SETUP_MS = 15 * 60_000;

/** To whom a sealed secret belongs. */
const ownerOf = (accountId: number): string => `totp:${accountId}`;

/** Whether somebody has to show a code after the first step. */
export async function hasSecondStep(db: DbOrTransaction, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('account_totp')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

interface TotpSetup {
  secret: Buffer;
  codes: string[];
}

export interface SecondStepState {
  /** Null where it is off. */
  since: Date | null;
  codesLeft: number;
  /** What is being set up, or made anew, until a code confirms it. */
  setup: TotpSetup | null;
}

export async function readSecondStep(
  db: DbOrTransaction,
  box: SecretBox,
  accountId: number,
  now: Date,
): Promise<SecondStepState> {
  const [totp, setup, codesLeft] = await Promise.all([
    db.selectFrom('account_totp').select('since').where('account_id', '=', accountId).executeTakeFirst(),
    findSetup(db, box, accountId, now),
    countRecoveryCodes(db, accountId),
  ]);
  return { since: totp?.since ?? null, codesLeft, setup };
}

/** Begins to set the second step up, or, where it is on, to make new codes for emergencies. */
export async function beginSecondStep(
  tx: DbOrTransaction,
  box: SecretBox,
  accountId: number,
  now: Date,
): Promise<void> {
  const on = await tx
    .selectFrom('account_totp')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const setup = {
    secret: on?.secret ?? box.seal(randomBytes(SECRET_BYTES), ownerOf(accountId)),
    codes: newRecoveryCodes(),
    expires_at: new Date(now.getTime() + SETUP_MS),
  };
  await tx
    .insertInto('account_totp_setup')
    .values({ account_id: accountId, ...setup })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(setup))
    .execute();
}

/** Gives up what is being set up. */
export async function dropSetup(tx: DbOrTransaction, accountId: number): Promise<void> {
  await tx.deleteFrom('account_totp_setup').where('account_id', '=', accountId).execute();
}

/**
 * Turns on what was set up, for who types a code of the application. The account's row is held, so that two at once are one after the other.
 * @returns `on` or `renewed`; `wrong` for a code that is none of now; `gone` where nothing is being set up
 */
export async function confirmSecondStep(
  tx: DbOrTransaction,
  box: SecretBox,
  accountId: number,
  { code, now }: { code: string; now: Date },
): Promise<'on' | 'renewed' | 'wrong' | 'gone'> {
  await holdAccount(tx, accountId);
  const setup = await findSetup(tx, box, accountId, now);
  if (setup === null) return 'gone';
  const isNew = !(await hasSecondStep(tx, accountId));
  const step = stepOfCode(setup.secret, code, now);
  if (step === null || (!isNew && !(await useStep(tx, accountId, step)))) return 'wrong';
  if (isNew)
    await tx
      .insertInto('account_totp')
      .values({
        account_id: accountId,
        secret: box.seal(setup.secret, ownerOf(accountId)),
        last_step: step,
        since: now,
      })
      .execute();
  await keepRecoveryCodes(tx, accountId, setup.codes);
  await dropSetup(tx, accountId);
  return isNew ? 'on' : 'renewed';
}

/** Turns the second step off. @returns whether it was on */
export async function endSecondStep(tx: DbOrTransaction, accountId: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('account_totp')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  await tx.deleteFrom('account_recovery_code').where('account_id', '=', accountId).execute();
  await dropSetup(tx, accountId);
  return ended !== undefined;
}

/** What opened the second step. */
export type SecondStepProof = 'totp' | 'recovery';

/** Uses up what was typed in the second step: a code of the application, or one for emergencies; each opens once. */
export async function takeSecondStep(
  tx: DbOrTransaction,
  box: SecretBox,
  accountId: number,
  { typed, now }: { typed: string; now: Date },
): Promise<SecondStepProof | null> {
  const totp = await tx
    .selectFrom('account_totp')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (totp === undefined) return null;
  const step = stepOfCode(box.open(totp.secret, ownerOf(accountId)), typed, now);
  if (step !== null) return (await useStep(tx, accountId, step)) ? 'totp' : null;
  return (await useRecoveryCode(tx, accountId, typed, now)) ? 'recovery' : null;
}

/** A code that was used, and those before it, are dead. */
async function useStep(tx: DbOrTransaction, accountId: number, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('account_totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

async function findSetup(db: DbOrTransaction, box: SecretBox, accountId: number, now: Date): Promise<TotpSetup | null> {
  const found = await db
    .selectFrom('account_totp_setup')
    .select(['secret', 'codes'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found === undefined ? null : { ...found, secret: box.open(found.secret, ownerOf(accountId)) };
}

async function holdAccount(tx: DbOrTransaction, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

/** Seals by the key of now what was sealed by a former one, or not at all. @returns how many secrets were */
export async function resealSecrets(db: Db, box: SecretBox): Promise<number> {
  let sealed = 0;
  for (const table of ['account_totp', 'account_totp_setup'] as const) {
    const rows = await db.selectFrom(table).select(['account_id', 'secret']).execute();
    for (const { account_id, secret } of rows) {
      const renewed = box.renewed(secret, ownerOf(account_id));
      if (renewed === null) continue;
      // What was changed meanwhile was sealed by the key of now.
      await db
        .updateTable(table)
        .set({ secret: renewed })
        .where('account_id', '=', account_id)
        .where('secret', '=', secret)
        .execute();
      sealed += 1;
    }
  }
  return sealed;
}
