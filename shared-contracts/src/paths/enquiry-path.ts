import { ENQUIRY_PATHS } from './fixed-paths';

/** What a form of an ad asks for, by the end of its address. */
const FORMS = { message: '', visit: 'razgled/', proposal: 'cijena/' } as const;

/** Where the advertiser of an ad is written to, asked for a visit, or offered a price. */
export function enquiryPath(id: number, form: keyof typeof FORMS = 'message'): string {
  return `${ENQUIRY_PATHS.write}${id}/${FORMS[form]}`;
}
