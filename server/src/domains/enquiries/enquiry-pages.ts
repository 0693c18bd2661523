import { AppError, isAppError, type AppErrorCode } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, splitLocale, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS } from '@kvadrat/contracts/paths';
import { DEFAULT_CONTACT_REASON } from '@kvadrat/contracts/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountRow, Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { addSubjectForm, readField, REFERENCE } from '../../platform/form-page';
import { queryOf, readForm, refuseForeign } from '../../platform/http';
import { adNames, readListingId } from '../listings/api';
import { NEVER_KEPT, type ShowPage } from '../../platform/html';
import { sentPage } from './ad-form';
import { CODE_PARAMETER } from './create-enquiries';
import type { Enquiries } from './enquiries';
import { prefillOf } from './enquiry.routes';
import { confirmPage, messagePage, oldLinkPage, outcomePage, refusedPage, type AboutOneAd } from './message-page';
import { checkLead, LEAD_FIELDS, type LeadField, type LeadForm } from './read-lead';
import { advertiserOnOffer } from './advertiser';
import { requireMailRoom } from './require-mail-room';
import { findByToken, findSubmission } from './submission.store';

export interface EnquiryPagesOptions {
  db: Db;
  show: ShowPage;
  enquiries: Pick<Enquiries, 'submit' | 'confirm' | 'outcomeOf'>;
  accounts: Pick<Accounts, 'currentUser' | 'limit' | 'mayMail'>;
  now?: () => number;
}

interface WrittenAbout {
  request: FastifyRequest;
  ad: AboutOneAd;
  account: AccountRow | null;
}

/** What kinds of entries throw when they can no longer be placed. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set(['taken', 'invalid-request', 'limit-reached', 'not-found']);
const OUTCOME_PARAMETER = 'poruka';

/** `/upit/{id}/`, the message form of an ad without scripts, and `/upit/potvrda/`, where a mailbox is proven; in nine languages. */
export async function addEnquiryPages(app: FastifyInstance, { db, show, enquiries, accounts, now = Date.now }: EnquiryPagesOptions): Promise<void> {
  const about = async (request: FastifyRequest, locale: Locale): Promise<WrittenAbout> => {
    const id = readListingId(splitLocale(request.url.split('?')[0] ?? '').path.split('/')[2] ?? '');
    return { request, ad: await nameAd(db, id, locale), account: await accounts.currentUser(request) };
  };

  await addSubjectForm<LeadField, LeadForm, WrittenAbout>(
    app,
    show,
    {
      path: `${ENQUIRY_PATHS.write}:id/`,
      fields: LEAD_FIELDS,
      check: checkLead,
      about: async (request, locale) => {
        const subject = await about(request, locale);
        if ((await advertiserOnOffer(db, subject.ad.id)) === null) throw new AppError('not-found', `nobody can be written to about ad ${subject.ad.id}`);
        return subject;
      },
      prefill: ({ account }) => {
        const { name, email, phone } = prefillOf(account);
        return { reason: DEFAULT_CONTACT_REASON, name, email, phone };
      },
      page: (form, locale, status, { ad }) => messagePage(ad, form, locale, status),
      donePage: (reference, locale, { ad }) => sentPage(db, enquiries, ad, reference, locale),
      take: async ({ reason, message: body, ...visitor }, formKey, locale, { request, ad, account }) => {
        await accounts.limit(request, 'enquiry');
        await requireMailRoom(db, accounts, request, visitor.email);
        const { reference } = await enquiries.submit({ listingId: ad.id, kind: 'message', reason, body, visitor: { ...visitor, locale }, formKey }, account);
        return reference;
      },
    },
    now,
  );
  await app.register((scope, _options, done) => {
    readForm(scope);
    for (const locale of LOCALES) addConfirm(scope, locale, { db, show, enquiries, now });
    done();
  });
}

function addConfirm(scope: FastifyInstance, locale: Locale, { db, show, enquiries, now }: Pick<EnquiryPagesOptions, 'db' | 'show' | 'enquiries'> & { now: () => number }): void {
  const path = localizedPath(locale, ENQUIRY_PATHS.confirm);
  scope.get(path, { schema: { hide: true } }, async (request, reply) => {
    const query = queryOf(request);
    const reference = query.get(OUTCOME_PARAMETER) ?? '';
    const sent = REFERENCE.test(reference) ? await findSubmission(db, reference) : null;
    if (sent !== null) return show(request, reply, outcomePage(await nameAd(db, sent.listingId, locale), sent.state, enquiries.outcomeOf(sent.kind, locale), locale));
    const code = query.get(CODE_PARAMETER) ?? '';
    const waiting = await findByToken(db, code, new Date(now()));
    if (waiting === null) return show(request, reply, oldLinkPage(locale));
    const { kind, listingId } = waiting;
    return show(request, reply.header('referrer-policy', 'no-referrer').header('cache-control', NEVER_KEPT), confirmPage(path, { name: CODE_PARAMETER, value: code }, kind, await nameAd(db, listingId, locale), locale));
  });
  scope.post(path, { schema: { hide: true } }, async (request, reply) => {
    refuseForeign(request);
    let sent;
    try {
      sent = await enquiries.confirm(readField(request.body, CODE_PARAMETER));
    } catch (error) {
      if (isAppError(error) && REFUSALS.has(error.code)) return show(request, reply, refusedPage(locale));
      throw error;
    }
    if (sent === null) return show(request, reply, oldLinkPage(locale));
    return reply.redirect(`${path}?${OUTCOME_PARAMETER}=${sent.reference}`, 303);
  });
}

async function nameAd(db: Db, id: number, locale: Locale): Promise<AboutOneAd> {
  const name = (await adNames(db, [id], locale)).get(id);
  if (name === undefined) throw new AppError('not-found', `There is no ad ${id}.`);
  return { id, ...name };
}
