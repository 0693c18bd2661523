import { localizedPath, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { oneOf, reference } from '../../platform/schema';
import { signedIn, type AccountRow, type Accounts } from '../accounts/api';
import './data-rights.tables';

export interface DataRightsDeps {
  db: Db;
  accounts: Pick<Accounts, 'protect' | 'limit' | 'currentUser' | 'tokenFor' | 'security' | 'profile'>;
  publicUrl: () => string;
  now?: () => Date;
}

export const PATH = '/api-next/user/data/';
export const tags = ['data'];
export const refusals = { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') };
export const InLocale = Type.Object({ locale: oneOf(LOCALES, 'Of the mail.') });

/** Who calls, and whether the call may change something. */
export interface DataRightsScope extends Required<DataRightsDeps> {
  app: FastifyInstance;
  /** @throws AppError `forbidden` with 401 for strangers */
  own: (request: FastifyRequest) => Promise<AccountRow>;
  /** @throws AppError `csrf`, `forbidden` or `rate-limited` as well */
  admit: (request: FastifyRequest) => Promise<AccountRow>;
  /** Address of the page in a language, for mails. */
  pageOf: (locale: Locale) => string;
}

export function dataRightsScope(
  app: FastifyInstance,
  { db, accounts, publicUrl, now = () => new Date() }: DataRightsDeps,
): DataRightsScope {
  const own = (request: FastifyRequest): Promise<AccountRow> => signedIn(accounts, request);
  const admit = async (request: FastifyRequest): Promise<AccountRow> => {
    await accounts.protect(request);
    const account = await own(request);
    await accounts.limit(request, 'profile');
    return account;
  };
  const pageOf = (locale: Locale): string => publicUrl() + localizedPath(locale, USER_PATHS.ownData);
  return { app, db, accounts, publicUrl, now, own, admit, pageOf };
}
