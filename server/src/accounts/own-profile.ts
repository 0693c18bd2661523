import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from './account-services';
import { keepConsents, readConsents } from './account.store';
import type { AccountRow } from './account.tables';
import { changeOwnPassword, type PasswordRefusal } from './flows/change-own-password';
import { countOtherSessions, endOtherSessions } from './sessions/session.store';

/** What a person may see of their own account. */
export interface OwnAccount {
  account: AccountRow;
  communications: boolean;
  newsletter: boolean;
  /** On how many further devices somebody is signed in. */
  otherSessions: number;
}

/** A person's own account, by the session of a request; null and nothing for strangers. */
export interface OwnProfile {
  read: (request: FastifyRequest) => Promise<OwnAccount | null>;
  saveChoices: (request: FastifyRequest, choices: { communications: boolean; newsletter: boolean }) => Promise<void>;
  /** Signs out every device but this one (1.7-29). */
  endOthers: (request: FastifyRequest) => Promise<void>;
  /** A new password from the form of a request, for who knows the old one. @returns why not, or null */
  changePassword: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => Promise<PasswordRefusal | null>;
}

export function ownProfile(services: AccountServices): OwnProfile {
  const { db, cookies, sessions, now } = services;
  const own = async (request: FastifyRequest) => {
    const session = await sessions.of(request);
    const halves = cookies.readSession(request);
    return session === null || halves === null ? null : { account: session.account, handle: halves.handle };
  };
  return {
    read: async (request) => {
      const found = await own(request);
      if (found === null) return null;
      const { account, handle } = found;
      const [{ communications, newsletter }, otherSessions] = await Promise.all([readConsents(db, account.id), countOtherSessions(db, account.id, handle, now())]);
      return { account, communications, newsletter, otherSessions };
    },
    saveChoices: async (request, granted) => {
      const found = await own(request);
      if (found !== null) await keepConsents(db, found.account.id, { source: 'profile', granted }, now());
    },
    endOthers: async (request) => {
      const found = await own(request);
      if (found !== null) await endOtherSessions(db, found.account.id, found.handle);
    },
    changePassword: (request, reply, locale) => changeOwnPassword(services, request, reply, locale),
  };
}
