import type { Locale } from '@kvadrat/contracts/locales';
import type { FastifyRequest } from 'fastify';
import { AccountError } from './account-error';
import { inWords } from './account-failures';
import type { AccountServices } from './account-services';
import { logOutcome } from './forms/form-call';
import { isLastWayIn } from './flows/unlink-identity';
import { identitiesOf } from './identity.store';
import { ownPasskeys, type OwnPasskeys } from './passkeys/own-passkeys';
import { passkeysOf, type ShownPasskey } from './passkeys/passkey.store';
import {
  beginSecondStep,
  confirmSecondStep,
  dropSetup,
  endSecondStep,
  readSecondStep,
  type SecondStepState,
} from './second-step/totp.store';
import { base32, totpAddress } from './second-step/totp';
import { endNamedSession, readSessions, type OpenSession, type ShownSession } from './sessions/session.store';
import { readSignIns, type SignIn } from './sessions/sign-in.store';

/** What is being set up, as it is shown to its owner. */
interface ShownSetup {
  /** For who types it. */
  secret: string;
  /** For a picture that an application reads. */
  address: string;
  codes: readonly string[];
}

interface Security {
  /** Whether dangerous changes ask for no new sign-in now. */
  isFresh: boolean;
  hasPassword: boolean;
  sessions: ShownSession[];
  signIns: SignIn[];
  passkeys: (ShownPasskey & { removable: boolean })[];
  secondStep: Omit<SecondStepState, 'setup'> & { setup: ShownSetup | null };
}

/**
 * What opens a person's own account and where it is open. What is dangerous asks for a fresh sign-in; each change is told by mail.
 * All throw AccountError `forbidden` with 401 for strangers, changes `sign-in-again` as well.
 */
export interface OwnSecurity extends OwnPasskeys {
  /** Null for strangers. */
  read: (request: FastifyRequest) => Promise<Security | null>;
  /** Signs one browser out, by the name of its session. @returns whether there was one */
  endSession: (request: FastifyRequest, name: string) => Promise<boolean>;
  /** Refuses what is dangerous to who has not signed in a moment ago. */
  requireFreshSignIn: (request: FastifyRequest) => Promise<void>;
  /** Begins to set up the second step, or new codes for emergencies. */
  beginSecondStep: (request: FastifyRequest) => Promise<void>;
  /** Gives up what is being set up. */
  dropSecondStep: (request: FastifyRequest) => Promise<void>;
  /** Turns on what was set up. @throws AccountError with what is wrong with the code */
  confirmSecondStep: (request: FastifyRequest, said: { code: string; locale: Locale }) => Promise<void>;
  /** Turns the second step off. */
  endSecondStep: (request: FastifyRequest, locale: Locale) => Promise<void>;
}

export function ownSecurity(services: AccountServices): OwnSecurity {
  const { db, cookies, sessions, mails, box, now } = services;
  return {
    ...ownPasskeys(services),
    read: async (request) => {
      const session = await sessions.of(request);
      const handle = cookies.readSession(request)?.handle;
      return session === null || handle === undefined ? null : read(services, session, handle);
    },
    endSession: async (request, name) => {
      const { account } = await services.signedIn(request);
      const ended = await db.transaction().execute((tx) => endNamedSession(tx, account.id, name));
      logOutcome(request, 'end-session', ended ? 'ok' : 'gone', account.uuid);
      return ended;
    },
    requireFreshSignIn: async (request) => {
      await services.requireFreshSignIn(request);
    },
    beginSecondStep: async (request) => {
      const { account } = await services.requireFreshSignIn(request);
      await db.transaction().execute((tx) => beginSecondStep(tx, box, account.id, now()));
    },
    dropSecondStep: async (request) => {
      const { account } = await services.signedIn(request);
      await dropSetup(db, account.id);
    },
    confirmSecondStep: async (request, { code, locale }) => {
      const { account } = await services.requireFreshSignIn(request);
      await services.limit(request, 'secondStep', account.email);
      const outcome = await db.transaction().execute(async (tx) => {
        const confirmed = await confirmSecondStep(tx, box, account.id, { code, now: now() });
        if (confirmed === 'on' || confirmed === 'renewed')
          await mails.securityChanged(
            tx,
            account,
            confirmed === 'on' ? 'secondStepOn' : 'recoveryRenewed',
            locale,
            now(),
          );
        return confirmed;
      });
      logOutcome(request, 'second-step-setup', outcome, account.uuid);
      if (outcome === 'wrong')
        throw inWords(new AccountError('wrongCode', { problems: { code: 'wrong-code' } }), locale);
      if (outcome === 'gone') throw inWords(new AccountError('setupGone', { code: 'gone', status: 410 }), locale);
    },
    endSecondStep: async (request, locale) => {
      const { account } = await services.requireFreshSignIn(request);
      await db.transaction().execute(async (tx) => {
        if (await endSecondStep(tx, account.id))
          await mails.securityChanged(tx, account, 'secondStepOff', locale, now());
      });
      logOutcome(request, 'second-step-end', 'ok', account.uuid);
    },
  };
}

async function read(services: AccountServices, session: OpenSession, handle: string): Promise<Security> {
  const { db, box, now } = services;
  const { account } = session;
  const isFresh = services.isFresh(session);
  const [shown, signIns, { setup, ...secondStep }, passkeys, linked] = await Promise.all([
    readSessions(db, account.id, handle, now()),
    readSignIns(db, account.id),
    readSecondStep(db, box, account.id, now()),
    passkeysOf(db, account.id),
    identitiesOf(db, account.id),
  ]);
  const removable = !isLastWayIn({ linked, password: account.password_hash, passkeys: passkeys.length });
  return {
    isFresh,
    hasPassword: account.password_hash !== null,
    sessions: shown,
    signIns,
    passkeys: passkeys.map((passkey) => ({ ...passkey, removable })),
    secondStep: {
      ...secondStep,
      // To a session that somebody may have found open no secret is shown.
      setup:
        setup === null || !isFresh
          ? null
          : { secret: base32(setup.secret), address: totpAddress(setup.secret, account.email), codes: setup.codes },
    },
  };
}
