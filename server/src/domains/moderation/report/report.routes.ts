import { AppError } from '@kvadrat/contracts/errors';
import { PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Accounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { addSubjectForm } from '../../../platform/form-page';
import { isPublic, readListingId } from '../../listings/api';
import type { ShowPage } from '../../../platform/html';
import { readAds, type ModeratedAd } from '../moderated-ad';
import { checkReport, REPORT_FIELDS } from './read-report';
import { reportDonePage, reportPage } from './report-page';
import { REPORT_LIMITS, takeReport } from './take-report';

/** `/prijava-oglasa/{id}/` in nine languages: the form, its report stored and acknowledged, without any script. */
export async function addReportPage(app: FastifyInstance, { db, show, accounts, now = Date.now }: { db: Db; show: ShowPage; accounts: Pick<Accounts, 'mayMail'>; now?: () => number }): Promise<void> {
  await addSubjectForm(
    app,
    show,
    {
      path: `${PATHS.reportAd}:id/`,
      about: ({ params }: FastifyRequest, locale) => reportedAd(db, idOf(params), locale),
      fields: REPORT_FIELDS,
      check: checkReport,
      page: reportPage,
      donePage: reportDonePage,
      limits: REPORT_LIMITS.reportPost,
      take: (report, formKey, locale, ad, request) => takeReport({ db, limiter: app.limiter }, ad, { ...report, formKey, locale }, (email) => accounts.mayMail(request, email)),
    },
    now,
  );
}

/**
 * The ad that somebody may report: one that anybody may see.
 * @throws AppError `not-found`
 */
export async function reportedAd(db: Db, id: number, locale: Locale): Promise<ModeratedAd> {
  const ad = (await readAds(db, [id], locale)).get(id);
  if (ad === undefined || !isPublic(ad.state)) throw new AppError('not-found', `There is no ad ${id} to report.`);
  return ad;
}

function idOf(params: unknown): number {
  return readListingId(typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '');
}
