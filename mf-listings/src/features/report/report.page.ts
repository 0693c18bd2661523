import { definePage, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton, takenNumber } from '@kvadrat/remote-kit/form';
import type { ReportStart } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { reportAct } from '../../components/report/report-act';
import { startReport } from '../../components/report/start-report';
import { reportHead } from './report-head';
import { ReportView } from './report-view';

export interface ReportData {
  /** Null where there is no such ad to report. */
  start: ReportStart | null;
  /** Number of the report that was just taken. */
  taken: string | null;
}

const LISTING_ID = /^[1-9]\d{0,8}$/;

async function load({ params, search, locale }: RouteLocation, context: LoadContext): Promise<PageLoad<ReportData>> {
  const id = params['id'] ?? '';
  const none: PageLoad<ReportData> = { status: 404, data: { start: null, taken: null } };
  if (!LISTING_ID.test(id)) return none;
  try {
    return { status: 200, data: { start: await startReport(Number(id), locale, context), taken: takenNumber(search) } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return none;
    throw error;
  }
}

/** `/prijava-oglasa/{id}/`, where an ad is reported, with scripts and without. */
export const reportPage = definePage<ReportData>({
  load,
  act: reportAct,
  head: reportHead,
  Page: ReportView,
  Skeleton: FormSkeleton,
});
