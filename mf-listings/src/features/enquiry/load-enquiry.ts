import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { takenNumber } from '@kvadrat/remote-kit/form';
import { apiAddress, type EnquiryOutcome, type EnquiryStart } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { startEnquiry } from '../../components/contact/start-enquiry';

/** What the page of a form of an ad shows. */
export interface EnquiryData<Offer = null> {
  /** Null where nobody can be written to in this way. */
  found: { start: EnquiryStart; offer: Offer } | null;
  /** What has become of a form that was taken. */
  sent: EnquiryOutcome['state'] | null;
}

const LISTING_ID = /^[1-9]\d{0,8}$/;

/** @param offerOf asks what the form needs beside who writes and the ad */
export async function loadEnquiry<Offer>(
  { params, search, locale }: RouteLocation,
  context: LoadContext,
  offerOf: (id: number) => Promise<Offer>,
): Promise<PageLoad<EnquiryData<Offer>>> {
  const id = params['id'] ?? '';
  const none: PageLoad<EnquiryData<Offer>> = { status: 404, data: { found: null, sent: null } };
  if (!LISTING_ID.test(id)) return none;
  try {
    const [start, offer, sent] = await Promise.all([
      startEnquiry(Number(id), locale, context),
      offerOf(Number(id)),
      stateOf(takenNumber(search), context),
    ]);
    return { status: 200, data: { found: { start, offer }, sent } };
  } catch (error) {
    if (isAppError(error) && error.status === 404) return none;
    throw error;
  }
}

/** Forms are forgotten after some days; until then they are known to be sent or to wait. */
async function stateOf(reference: string | null, { http }: LoadContext): Promise<EnquiryOutcome['state'] | null> {
  if (reference === null) return null;
  try {
    return (await http.get(apiAddress('enquiries/sent/{reference}', { reference }))).state;
  } catch (error) {
    if (isAppError(error) && error.status === 404) return 'sent';
    throw error;
  }
}
