import { ACCOUNT_CALLS, ZERO_COUNTERS, type FullUserInfo, type SessionUser } from '@kvadrat/contracts/account';
import { COUNTRY } from '@kvadrat/contracts/constants';
import { DEFAULT_LOCALE, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInternal } from '../../../platform/http';
import { localeOf } from '../account-scope';
import type { AccountServices } from '../account-services';
import { readConsents } from '../account.store';
import { describeCall } from '../description/describe-call';
import type { OpenSession } from '../sessions/session.store';

/** Who is signed in; `null` for a stranger. Being asked keeps a session alive. */
export function addUserInfo(scope: FastifyInstance, services: AccountServices): void {
  const answer = (path: string, read: (session: OpenSession, locale: Locale) => Promise<SessionUser>): void => {
    scope.get(path, { schema: describeCall(path) }, async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await services.sessions.of(request);
      // A page that is being made has no cookie to hand on.
      if (session !== null && !isInternal(request)) await services.sessions.keepAlive(request, reply);
      return reply
        .type('application/json')
        .send(JSON.stringify(session === null ? null : await read(session, localeOf(request))));
    });
  };
  answer(ACCOUNT_CALLS.info, (session) => basicUser(services, session));
  answer(ACCOUNT_CALLS.fullInfo, (session, locale) => fullUser(services, session, locale));
}

async function basicUser({ agencyName }: AccountServices, { account, actingFor }: OpenSession): Promise<SessionUser> {
  const agency = actingFor === null ? null : await agencyName(actingFor);
  return {
    uuid: account.uuid,
    name: account.first_name,
    surname: account.last_name,
    email: account.email,
    language: account.language,
    emailVerified: account.email_verified_at !== null,
    ...(agency === null || actingFor === null ? {} : { actingFor: { id: actingFor, name: agency } }),
  };
}

async function fullUser(services: AccountServices, session: OpenSession, locale: Locale): Promise<FullUserInfo> {
  const { db, countOwn } = services;
  const { account } = session;
  const [{ communications, newsletter }, own] = await Promise.all([readConsents(db, account.id), countOwn(account.id)]);
  const facebook = await db
    .selectFrom('account_identity')
    .select('service')
    .where('account_id', '=', account.id)
    .where('service', '=', 'facebook')
    .executeTakeFirst();
  return {
    ...(await basicUser(services, session)),
    phone: account.phone,
    phonePrefix: account.phone_prefix,
    username: account.email,
    status: account.status,
    defaultCountry: COUNTRY,
    defaultLang: DEFAULT_LOCALE,
    enabledNewsletter: newsletter,
    enabledProductsEmail: communications,
    enabledPromotionalEmail: communications,
    isFacebookUser: facebook !== undefined,
    isUtentePhoneValidate: false,
    agencySignUp: localizedPath(locale, PATHS.agencySignUp),
    urls: userUrls(locale),
    counts: { lastAds: 0, lastSearches: 0, publishedAds: 0, ...own.counts },
    counters: { ...ZERO_COUNTERS, ...own.counters },
  };
}

/** Addresses of the person’s own pages. */
function userUrls(locale: Locale): FullUserInfo['urls'] {
  const at = (path: string): string => localizedPath(locale, path);
  return {
    profile: at(USER_PATHS.profile),
    messages: at(USER_PATHS.messages),
    savedAds: at(USER_PATHS.savedAds),
    savedSearches: at(USER_PATHS.savedSearches),
    publishedAds: at(USER_PATHS.publishedAds),
    publishNewAd: at(PATHS.publishAd),
    sellerLead: at(PATHS.publishAd),
    appraisal: at(PATHS.priceGuide),
    loanPage: at(PATHS.mortgage),
    blacklistedAds: at(USER_PATHS.hiddenAds),
    lastAds: at(USER_PATHS.recentAds),
  };
}
