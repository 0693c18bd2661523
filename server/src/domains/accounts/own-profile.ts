import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inWords } from './account-failures';
import type { AccountServices } from './account-services';
import { keepConsents, readConsents } from './account.store';
import type { AccountRow } from './account.tables';
import { askForEmail, waitingEmail } from './flows/change-email';
import { oneLine } from './flows/one-line';
import { askForPhone, confirmPhone, dropPhoneCode, waitingPhone } from './flows/prove-phone';
import { dropTokens } from './token.store';
import { tellAccount } from './tell-account';
import { changeOwnPassword, type OwnPasswordChange } from './flows/change-own-password';
import { isLastWayIn, unlinkIdentity, type UnlinkOutcome } from './flows/unlink-identity';
import { logOutcome } from './forms/form-call';
import { identitiesOf, identityHandle, PROVIDER_NAMES } from './identity.store';
import { countPasskeys } from './passkeys/passkey.store';
import { countOtherSessions, endSessionsOf } from './sessions/session.store';

/** What a person may see of their own account. */
interface OwnAccount {
  account: AccountRow;
  communications: boolean;
  products: boolean;
  newsletter: boolean;
  /** The address, and the telephone, that wait to be proven. */
  waiting: { email: string | null; phone: string | null };
  /** Whether dangerous changes ask for no new sign-in now. */
  isFresh: boolean;
  /** Providers through which the account can be entered; none of them may go when nothing else opens it. */
  identities: { handle: string; name: string; linkedAt: Date; removable: boolean }[];
  /** On how many further devices somebody is signed in. */
  otherSessions: number;
  /** Characters that a new password has at least. */
  passwordMin: number;
}

/** A person's own account, by the session of a request; null and nothing for strangers. */
export interface OwnProfile {
  read: (request: FastifyRequest) => Promise<OwnAccount | null>;
  /** @param choices those about products may be left out: they stay as they are then */
  saveChoices: (
    request: FastifyRequest,
    choices: { communications: boolean; newsletter: boolean; products?: boolean },
  ) => Promise<void>;
  /** What somebody is called, and the language that mails come in. */
  saveDetails: (request: FastifyRequest, details: OwnDetails) => Promise<void>;
  /** Asks for another address, which holds once it is proven. @throws AccountError `sign-in-again` too */
  askForEmail: (request: FastifyRequest, said: { email: string; locale: Locale }) => Promise<void>;
  /** Sends a code to a telephone. @throws AccountError */
  askForPhone: (request: FastifyRequest, said: { phone: string; locale: Locale }) => Promise<void>;
  /** Takes that code. @throws AccountError */
  confirmPhone: (request: FastifyRequest, said: { code: string; locale: Locale }) => Promise<void>;
  /** Gives up the address or the telephone that waits to be proven. */
  dropWaiting: (request: FastifyRequest, what: 'email' | 'phone') => Promise<void>;
  /** Signs out every device but this one (1.7-29). */
  endOthers: (request: FastifyRequest) => Promise<void>;
  /** Takes an identity from the account, by its handle; never the last way in. */
  unlink: (request: FastifyRequest, handle: string) => Promise<UnlinkOutcome>;
  /** A new password for who knows the old one; the answer gets the browser's new session. @throws AccountError why not, with 401 for strangers */
  changePassword: (request: FastifyRequest, reply: FastifyReply, said: OwnPasswordChange) => Promise<void>;
}

/** What a person says of themselves. */
interface OwnDetails {
  name: string;
  surname: string;
  language: Locale;
}

export function ownProfile(services: AccountServices): OwnProfile {
  const { db, cookies, sessions, now } = services;
  const own = async (request: FastifyRequest) => {
    const session = await sessions.of(request);
    const halves = cookies.readSession(request);
    return session === null || halves === null ? null : { account: session.account, handle: halves.handle, session };
  };
  return {
    read: async (request) => {
      const found = await own(request);
      if (found === null) return null;
      const { account, handle, session } = found;
      const [{ communications, products, newsletter }, email, phone, otherSessions, linked, passkeys] =
        await Promise.all([
          readConsents(db, account.id),
          waitingEmail(db, account.id, now()),
          waitingPhone(db, account.id, now()),
          countOtherSessions(db, account.id, handle, now()),
          identitiesOf(db, account.id),
          countPasskeys(db, account.id),
        ]);
      const removable = !isLastWayIn({ linked, password: account.password_hash, passkeys });
      const identities = linked.map((identity) => ({
        handle: identityHandle(identity),
        name: PROVIDER_NAMES[identity.service],
        linkedAt: identity.linked_at,
        removable,
      }));
      return {
        account,
        communications,
        products,
        newsletter,
        waiting: { email, phone },
        isFresh: services.isFresh(session),
        otherSessions,
        identities,
        passwordMin: services.passwordMin,
      };
    },
    saveChoices: async (request, granted) => {
      const found = await own(request);
      if (found !== null) await keepConsents(db, found.account.id, { source: 'profile', granted }, now());
    },
    saveDetails: async (request, { name, surname, language }) => {
      const found = await own(request);
      if (found === null) return;
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('account')
          .set({ first_name: oneLine(name), last_name: oneLine(surname), language })
          .where('id', '=', found.account.id)
          .execute();
        await tellAccount(tx, found.account.id);
      });
    },
    askForEmail: (request, said) => worded(said.locale, askForEmail(services, request, said)),
    askForPhone: (request, said) => worded(said.locale, askForPhone(services, request, said)),
    confirmPhone: (request, { code, locale }) => worded(locale, confirmPhone(services, request, code)),
    dropWaiting: async (request, what) => {
      const { account } = await services.signedIn(request);
      if (what === 'email') await dropTokens(db, account.id, ['email']);
      else await dropPhoneCode(db, account.id);
    },
    endOthers: async (request) => {
      const found = await own(request);
      if (found !== null) await endSessionsOf(db, found.account.id, found.handle);
    },
    unlink: async (request, identity) => {
      const found = await own(request);
      if (found === null) return 'gone';
      const outcome = await db
        .transaction()
        .execute((tx) => unlinkIdentity(tx, found.account.id, identity, found.handle));
      logOutcome(request, 'unlink-identity', outcome, found.account.uuid);
      return outcome;
    },
    changePassword: (request, reply, said) => changeOwnPassword(services, request, reply, said),
  };
}

async function worded(locale: Locale, done: Promise<void>): Promise<void> {
  try {
    await done;
  } catch (error) {
    throw inWords(error, locale);
  }
}
