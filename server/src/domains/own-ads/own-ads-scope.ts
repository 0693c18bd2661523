import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, DbOrTransaction } from '../../platform/db';
import { RefusedFields } from '../../platform/forms';
import { keepNothing } from '../../platform/http';
import { defineLimits, HOUR, MINUTE, networkOf, type NamedLimits } from '../../platform/limits';
import { addSchemas } from '../../platform/schema';
import { LinkKeys } from '../../platform/secrets';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import { listingSchemas } from '../listings/api';
import type { FlagSource } from '../flags/api';
import type { PictureMaker } from '../media/api';
import { ownAdSchemas } from './own-ad.schema';
import type { OwnAdRow } from './own-ad.tables';

export interface OwnAdsDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'protectForm'>;
  /** Address of the portal, for links in mails. */
  publicUrl: () => string;
  dataDir: string;
  pictures: PictureMaker;
  flagsOf?: FlagSource['of'];
  now?: () => Date;
}

/** Keys in addresses that open what somebody writes. */
export type OwnAdLinks = LinkKeys<'draft'>;

export const OWN_AD_LIMITS_BY_CALL = defineLimits('own-ads', {
  begin: { network: [{ calls: 30, seconds: HOUR }], open: true },
  /** A page saves as often as its writer pauses. */
  save: { network: [{ calls: 600, seconds: 10 * MINUTE }], open: true },
  publish: { network: [{ calls: 60, seconds: HOUR }], open: true },
  photo: { network: [{ calls: 300, seconds: HOUR }], open: false },
});

/** Who writes, and what. */
export interface Writer {
  ad: OwnAdRow;
  account: AccountRow | null;
}

export interface OwnAdsScope extends Required<OwnAdsDeps> {
  app: FastifyInstance;
  links: OwnAdLinks;
  /** Finds what a link opens. @throws AppError `not-found`, or `forbidden` with 401 where its owner has to sign in */
  open: (request: FastifyRequest, link: string) => Promise<Writer>;
  /** The same for a call that changes something; what nobody owned yet is the writer's from then on. */
  openToChange: (request: FastifyRequest, link: string, limits: NamedLimits) => Promise<Writer>;
  reader: (request: FastifyRequest) => Promise<AccountRow>;
}

/** A scope of what people write themselves: answers are kept by nobody. */
export function ownAdsScope(app: FastifyInstance, deps: OwnAdsDeps): OwnAdsScope {
  const { db, accounts } = deps;
  addSchemas(app, { ...listingSchemas, RefusedFields, ...ownAdSchemas });
  keepNothing(app);
  const links: OwnAdLinks = new LinkKeys(db, 'own-ads');

  async function open(request: FastifyRequest, link: string): Promise<Writer> {
    const id = links.idOf(link);
    if (id === null || id > 2 ** 31 - 1 || !(await links.opens(link, 'draft', id, 0))) throw noDraft();
    const [ad, account] = await Promise.all([readOwnAd(db, id), accounts.currentUser(request)]);
    if (ad === undefined) throw noDraft();
    if (ad.account_id !== null && account === null) throw new AppError('forbidden', 'sign in first', { status: 401 });
    if (ad.account_id !== null && ad.account_id !== account?.id) throw noDraft();
    return { ad, account };
  }

  return {
    ...deps,
    now: deps.now ?? (() => new Date()),
    flagsOf: deps.flagsOf ?? (() => DEFAULT_FLAGS),
    app,
    links,
    open,
    reader: (request) => signedIn(accounts, request),
    async openToChange(request, link, limits) {
      await accounts.protectForm(request);
      await app.limiter.count(limits, { network: networkOf(request.ip) });
      const writer = await open(request, link);
      if (writer.ad.account_id !== null || writer.account === null) return writer;
      await db
        .updateTable('own_ad')
        .set({ account_id: writer.account.id })
        .where('id', '=', writer.ad.id)
        .where('account_id', 'is', null)
        .execute();
      return { ...writer, ad: { ...writer.ad, account_id: writer.account.id } };
    },
  };
}

export function readOwnAd(db: DbOrTransaction, id: number): Promise<OwnAdRow | undefined> {
  return db.selectFrom('own_ad').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads one to change it: others wait. @throws AppError `not-found` */
export async function lockOwnAd(tx: DbOrTransaction, id: number): Promise<OwnAdRow> {
  const ad = await tx.selectFrom('own_ad').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (ad === undefined) throw noDraft();
  return ad;
}

export function noDraft(): AppError {
  return new AppError('not-found', 'this link opens no ad');
}
