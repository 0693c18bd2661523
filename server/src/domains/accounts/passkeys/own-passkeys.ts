import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountError } from '../account-error';
import { inWords } from '../account-failures';
import type { AccountServices } from '../account-services';
import { oneLine } from '../flows/one-line';
import { isLastWayIn } from '../flows/unlink-identity';
import { logOutcome } from '../forms/form-call';
import { identitiesOf } from '../identity.store';
import { createdPasskey, creationOptions } from './ceremonies';
import { keepChallenge, takeChallenge } from './challenge.store';
import { addPasskey, countPasskeys, passkeyIds, removePasskey } from './passkey.store';

/** As many as somebody has devices. */
const MOST = 20;
const LONGEST_TITLE = 60;

/** Passkeys of who is signed in. All ask for a fresh sign-in. */
export interface OwnPasskeys {
  /** What a browser needs to make one, as JSON. */
  passkeyOptions: (request: FastifyRequest, reply: FastifyReply) => Promise<string>;
  /** Adds the one a browser has made. @throws AccountError `invalid-request` where it does not answer what was asked, `limit-reached` */
  addPasskey: (request: FastifyRequest, said: { title: string; credential: string }) => Promise<void>;
  /** Takes one away, never the last way in. */
  removePasskey: (request: FastifyRequest, handle: string) => Promise<'removed' | 'last' | 'gone'>;
}

export function ownPasskeys(services: AccountServices): OwnPasskeys {
  const { db, browsers, mails, now } = services;
  return {
    passkeyOptions: async (request, reply) => {
      const { account } = await services.requireFreshSignIn(request);
      const options = await creationOptions(services.relyingParty(), account, await passkeyIds(db, account.id));
      const kept = { challenge: options.challenge, accountId: account.id };
      await keepChallenge(db, browsers.idOf(request, reply), kept, now());
      return JSON.stringify(options);
    },
    addPasskey: async (request, { title, credential }) => {
      const { account } = await services.requireFreshSignIn(request);
      const challenge = await takeChallenge(db, browsers.known(request) ?? '', account.id, now());
      const made = challenge === null ? null : await createdPasskey(services.relyingParty(), challenge, credential);
      if (made === null) throw inWords(new AccountError('passkeyRefused'), account.language);
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
        const room = (await countPasskeys(tx, account.id)) < MOST;
        const named = [...oneLine(title)].slice(0, LONGEST_TITLE).join('') || 'Kvadrat';
        if (!room || !(await addPasskey(tx, { ...made, accountId: account.id }, named, now())))
          throw inWords(new AccountError('passkeyRefused', { code: 'limit-reached', status: 409 }), account.language);
        await mails.securityChanged(tx, account, 'passkeyAdded', account.language, now());
      });
      logOutcome(request, 'passkey-add', 'ok', account.uuid);
    },
    removePasskey: async (request, handle) => {
      const { account } = await services.requireFreshSignIn(request);
      const outcome = await db.transaction().execute(async (tx) => {
        const held = await tx
          .selectFrom('account')
          .select('password_hash')
          .where('id', '=', account.id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const ways = { linked: await identitiesOf(tx, account.id), passkeys: await countPasskeys(tx, account.id) };
        if (isLastWayIn({ ...ways, password: held.password_hash })) return 'last';
        if (!(await removePasskey(tx, account.id, handle))) return 'gone';
        await mails.securityChanged(tx, account, 'passkeyRemoved', account.language, now());
        return 'removed';
      });
      logOutcome(request, 'passkey-remove', outcome, account.uuid);
      return outcome;
    },
  };
}
