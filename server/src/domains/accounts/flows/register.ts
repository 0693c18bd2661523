import { randomUUID } from 'node:crypto';
import { ACCOUNT_CALLS, type RegisterAnswer } from '@kvadrat/contracts/account';
import { EMAIL_RULES, FORM_LIMITS } from '@kvadrat/contracts/forms';
import { maxLength, required, requiredTruthy } from '@kvadrat/contracts/rules';
import type { FastifyInstance } from 'fastify';
import type { AccountCall, AccountServices } from '../account-services';
import { accountSentence } from '../account-texts';
import type { AccountRow } from '../account.tables';
import { findByEmail, insertAccount, keepConsents } from '../account.store';
import { checkFields, isTicked } from '../forms/check-fields';
import { addForm, logOutcome } from '../forms/form-call';
import { requireGoodPassword } from '../passwords/require-good-password';
import type { Fields } from '../read-fields';
import type { SessionHalves } from '../sessions/account-cookies';
import { agreesWithPrefix, telephone } from '../../../platform/phone';
import { issueToken } from '../token.store';
import { oneLine } from './one-line';
import { tooMany } from '../limits/refusals';

const NAME_RULES = [required(), maxLength(FORM_LIMITS.name)];
const PREFIX = /^\d{1,7}$/;
const LONGEST_PHONE = 40;
/** Mails to an address that nobody has proven are counted over a day. */
const A_WHILE_SECONDS = 3600;
/** A form sent twice must not mail its owner that there is an account already. */
const JUST_MADE_MS = 60_000;

interface SignUp {
  account: AccountRow;
  /** Null when the account was there before. */
  halves: SessionHalves | null;
}

/**
 * A new account is signed in at once and proves its address by mail. A known address gets the same answer
 * without a session, and a mail that says so: only its owner learns of it.
 */
export function addRegister(scope: FastifyInstance, services: AccountServices): void {
  addForm<RegisterAnswer>(scope, services, {
    path: ACCOUNT_CALLS.register,
    view: 'signup',
    run: async (call) => {
      const { request, reply, fields, locale } = call;
      checkFields(fields, {
        first_name: NAME_RULES,
        last_name: NAME_RULES,
        email: EMAIL_RULES,
        phone: [
          telephone(),
          maxLength(LONGEST_PHONE),
          (typed) => (agreesWithPrefix(String(typed), fields.text('phone-prefix')) ? null : 'phone'),
        ],
      });
      if (!isTicked(fields, 'privacy')) checkFields(fields, { privacy: [() => requiredTruthy()(false)] });
      requireGoodPassword(
        fields.text('password'),
        'password',
        services.passwordMin,
        ['email', 'first_name', 'last_name', 'phone'].map(fields.text),
      );
      await services.limit(request, 'register', fields.text('email'));
      if (!(await services.mayMail(request, fields.text('email')))) throw tooMany(A_WHILE_SECONDS);
      const passwordHash = await services.hasher.hash(fields.text('password'));
      const { account, halves } = await signUp(services, call, passwordHash);
      if (halves !== null) await services.sessions.hand(request, reply, halves);
      logOutcome(request, 'register', halves === null ? 'known' : 'new', account.uuid);
      const message = accountSentence(locale, 'registered');
      return {
        answer: {
          message,
          data: { uuid: halves === null ? await uuidForAgain(services, call, account) : account.uuid },
          service: 'email',
        },
        onward: { view: 'signup', status: 'success', message },
      };
    },
  });
}

function signUp(services: AccountServices, { fields, locale }: AccountCall, passwordHash: string): Promise<SignUp> {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const account = await insertAccount(
      tx,
      { ...readPerson(fields), emailVerified: false, language: locale, passwordHash },
      now,
    );
    if (account === null) return { account: await greetKnown(services, tx, fields, now), halves: null };
    const granted = {
      privacy: true,
      communications: isTicked(fields, 'communications'),
      newsletter: isTicked(fields, 'newsletter'),
    };
    await keepConsents(tx, account.id, { source: 'sign-up', granted }, now);
    await services.mails.verification(
      tx,
      account,
      await issueToken(tx, { accountId: account.id, purpose: 'verify' }, now),
      locale,
    );
    return { account, halves: await services.sessions.open(tx, account.id, 'email') };
  });
}

async function greetKnown(
  services: AccountServices,
  tx: Parameters<typeof findByEmail>[0],
  fields: Fields,
  now: Date,
): Promise<AccountRow> {
  const known = await findByEmail(tx, fields.text('email'));
  if (known === null) throw new Error('an account that was in the way is gone');
  if (now.getTime() - known.created_at.getTime() > JUST_MADE_MS)
    await services.mails.knownAddress(tx, known, known.language, now);
  return known;
}

/** Who sends their own form again gets the first answer; a stranger gets an id that is nobody's. */
async function uuidForAgain(
  services: AccountServices,
  { request }: AccountCall,
  { id, uuid }: AccountRow,
): Promise<string> {
  return (await services.sessions.of(request))?.account.id === id ? uuid : randomUUID();
}

function readPerson(fields: Fields): {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  phonePrefix: string;
} {
  const prefix = fields.text('phone-prefix').replace(/\D/g, '');
  return {
    email: fields.text('email'),
    firstName: oneLine(fields.text('first_name')),
    lastName: oneLine(fields.text('last_name')),
    phone: oneLine(fields.text('phone')),
    phonePrefix: PREFIX.test(prefix) ? prefix : '',
  };
}
