import type { EnquiryStart, VisitOffer } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { enquiryPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';

type Form = NonNullable<Parameters<typeof enquiryPath>[1]>;

export const ENQUIRY_START: EnquiryStart = {
  key: 'k1',
  ad: { id: 7, title: 'Stan <b>s</b> pogledom', path: '/oglasi/7/stan/' },
  name: '',
  email: '',
  phone: '',
  proven: false,
};
export const startRequest = (locale: Locale = 'hr'): string => `/api-next/listings/7/enquiries/form/?locale=${locale}`;
export const OFFER: VisitOffer = { places: ['on-site', 'remote'], minutes: 30, timeZone: 'Europe/Zagreb', slots: [] };

/** Where a form of the ad stands. */
export function enquiryRoute(form: Form = 'message', locale: Locale = 'hr', search = '', id = '7'): RouteLocation {
  return { name: form, params: { id }, path: enquiryPath(7, form).replace('7', id), search, locale };
}
