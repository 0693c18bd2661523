import { definePage, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton, takenNumber } from '@kvadrat/remote-kit/form';
import type { FormStart } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { complaintAct } from './complaint-act';
import { complaintHead } from './complaint-head';
import { ComplaintView } from './complaint-view';
import { startComplaint } from './start-complaint';

export interface ComplaintData {
  /** Number of the decision. */
  decision: string;
  /** Null where there is no such decision. */
  start: FormStart | null;
  /** Number of the complaint that was just taken. */
  taken: string | null;
}

async function load({ params, search }: RouteLocation, context: LoadContext): Promise<PageLoad<ComplaintData>> {
  const decision = params['reference'] ?? '';
  try {
    return {
      status: 200,
      data: { decision, start: await startComplaint(decision, context), taken: takenNumber(search) },
    };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return { status: 404, data: { decision, start: null, taken: null } };
    throw error;
  }
}

/** `/prigovor/{number of a decision}/`, where a decision is complained about, with scripts and without (DSA art. 20). */
export const complaintPage = definePage<ComplaintData>({
  load,
  act: complaintAct,
  head: complaintHead,
  Page: ComplaintView,
  Skeleton: FormSkeleton,
});
