import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import type { FastifyRequest } from 'fastify';
import type { DbOrTransaction } from '../../../platform/db';
import { sayIn } from '../../../platform/messages';
import { dialled } from '../../../platform/phone';
import { queueSms } from '../../../platform/sms';
import { AccountError } from '../account-error';
import type { AccountServices } from '../account-services';
import { digestOf } from '../secret-token';
import { tellAccount } from '../tell-account';

const LIFE_MS = 10 * 60_000;
const MOST_TRIES = 5;
const DIGITS = 6;

const codeText = (code: string) => msg`${code} je vaš kôd za Kvadrat. Vrijedi 10 minuta. Nikome ga ne govorite.`;

/** What is kept of a code: of one account alone, so that equal ones differ. */
const hashOf = (accountId: number, code: string): Buffer => digestOf(`phone:${accountId}:${code}`);

/** Sends a code to a telephone that one's own account is to have; the code before is dead. @throws AccountError for what is no number, or too many */
export async function askForPhone(
  services: AccountServices,
  request: FastifyRequest,
  { phone, locale }: { phone: string; locale: Locale },
): Promise<void> {
  const { account } = await services.signedIn(request);
  const to = dialled(phone);
  if (to === null) throw new AccountError('fields', { problems: { phone: 'phone' } });
  await services.limit(request, 'phoneCode', account.email);
  const now = services.now();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await services.db.transaction().execute(async (tx) => {
    const values = {
      phone: to.number,
      phone_prefix: to.prefix,
      code_hash: hashOf(account.id, code),
      tries: 0,
      expires_at: new Date(now.getTime() + LIFE_MS),
    };
    await tx
      .insertInto('account_phone_code')
      .values({ account_id: account.id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
    await queueSms(tx, {
      to: to.number,
      locale,
      text: sayIn(locale)(codeText(code)),
      key: `phone:${account.uuid}:${now.getTime()}`,
    });
  });
}

/** Takes the code of a message: the account has the telephone then. @throws AccountError for a wrong one, or one that is over */
export async function confirmPhone(services: AccountServices, request: FastifyRequest, typed: string): Promise<void> {
  const { account } = await services.signedIn(request);
  const now = services.now();
  const given = hashOf(account.id, typed.replace(/\D/g, ''));
  const outcome = await services.db.transaction().execute(async (tx) => {
    // Counted before it is looked at, so that guesses at once are guesses one by one.
    const asked = await tx
      .updateTable('account_phone_code')
      .set((column) => ({ tries: column('tries', '+', 1) }))
      .where('account_id', '=', account.id)
      .where('expires_at', '>', now)
      .where('tries', '<', MOST_TRIES)
      .returning(['phone', 'phone_prefix', 'code_hash'])
      .executeTakeFirst();
    if (asked === undefined) return 'gone';
    if (!timingSafeEqual(asked.code_hash, given)) return 'wrong';
    const { phone, phone_prefix } = asked;
    await tx
      .updateTable('account')
      .set({ phone, phone_prefix, phone_verified_at: now })
      .where('id', '=', account.id)
      .execute();
    await dropPhoneCode(tx, account.id);
    await tellAccount(tx, account.id);
    return 'ok';
  });
  if (outcome === 'gone') throw new AccountError('codeGone', { problems: { code: 'code-gone' } });
  if (outcome === 'wrong') throw new AccountError('wrongCode', { problems: { code: 'wrong-code' } });
}

/** The telephone that waits for its code; null for none. */
export async function waitingPhone(db: DbOrTransaction, accountId: number, now: Date): Promise<string | null> {
  const found = await db
    .selectFrom('account_phone_code')
    .select('phone')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.phone ?? null;
}

export async function dropPhoneCode(db: DbOrTransaction, accountId: number): Promise<void> {
  await db.deleteFrom('account_phone_code').where('account_id', '=', accountId).execute();
}

export async function forgetOldPhoneCodes(db: DbOrTransaction, now: Date): Promise<void> {
  await db.deleteFrom('account_phone_code').where('expires_at', '<=', now).execute();
}
