import { definePage, type LoadContext, type PageLoad } from '@kvadrat/remote-kit';
import { FormSkeleton } from '@kvadrat/remote-kit/form';
import { apiAddress, type EnquiryLink, type EnquiryOutcome } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { confirmAct, OUTCOME_PARAMETER } from './confirm-act';
import { confirmHead } from './confirm-head';
import { ConfirmView } from './confirm-view';

/** What a link asks to confirm, or what has become of it; null for a link that is not, or no longer, good. */
export type ConfirmData = { outcome: EnquiryOutcome } | { link: EnquiryLink; code: string } | null;

async function load({ search, locale }: RouteLocation, { http }: LoadContext): Promise<PageLoad<ConfirmData>> {
  const query = new URLSearchParams(search);
  const reference = query.get(OUTCOME_PARAMETER) ?? '';
  const code = query.get(LINK_PARAMETERS.code) ?? '';
  try {
    if (reference !== '')
      return {
        status: 200,
        data: { outcome: await http.get(apiAddress('enquiries/sent/{reference}', { reference, locale })) },
      };
    return { status: 200, data: { link: await http.get(apiAddress('enquiries/link', { kod: code, locale })), code } };
  } catch (error) {
    if (!isAppError(error) || error.status === undefined || ![400, 404, 410].includes(error.status)) throw error;
    return { status: 410, data: null };
  }
}

/** `/upit/potvrda/`, where a mailbox is proven by the link of a mail, with scripts and without. */
export const confirmPage = definePage<ConfirmData>({
  load,
  act: confirmAct,
  head: confirmHead,
  Page: ConfirmView,
  Skeleton: FormSkeleton,
});
