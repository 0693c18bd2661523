import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountServices } from './account-services';
import { keepConsents, readConsents } from './account.store';
import type { AccountRow } from './account.tables';
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
  newsletter: boolean;
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
  saveChoices: (request: FastifyRequest, choices: { communications: boolean; newsletter: boolean }) => Promise<void>;
  /** Signs out every device but this one (1.7-29). */
  endOthers: (request: FastifyRequest) => Promise<void>;
  /** Takes an identity from the account, by its handle; never the last way in. */
  unlink: (request: FastifyRequest, handle: string) => Promise<UnlinkOutcome>;
  /** A new password for who knows the old one; the answer gets the browser's new session. @throws AccountError why not, with 401 for strangers */
  changePassword: (request: FastifyRequest, reply: FastifyReply, said: OwnPasswordChange) => Promise<void>;
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
      const [{ communications, newsletter }, otherSessions, linked, passkeys] = await Promise.all([
        readConsents(db, account.id),
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
      return { account, communications, newsletter, otherSessions, identities, passwordMin: services.passwordMin };
    },
    saveChoices: async (request, granted) => {
      const found = await own(request);
      if (found !== null) await keepConsents(db, found.account.id, { source: 'profile', granted }, now());
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
