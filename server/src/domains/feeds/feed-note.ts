import { cutText } from '../../platform/text';

/** Why one ad of a feed is refused; the others of the file are not touched by it. */
export const AD_REFUSALS = {
  'no-reference': 'The ad has no reference.',
  'reference-too-long': 'The reference is longer than 100 characters.',
  'duplicate-reference': 'Another ad of this file has the same reference.',
  'no-type': 'The ad does not say what kind of property it is.',
  'unknown-type': 'The kind of property is not known.',
  'no-deal': 'The ad says neither sale nor rent.',
  'no-place': 'The ad does not say where the property is.',
  'not-readable': 'Reading the ad failed; it is a fault of this program.',
  'not-storable': 'The database does not take a value of the ad.',
} as const;

/** What was mended or left out of an ad that was taken. */
export const AD_WARNINGS = {
  'kind-doubtful': 'The kind of property can be read in more than one way; what was taken has to be checked.',
  'kind-contradiction': 'The kind of property is not the same in all languages; the first one was taken.',
  'deal-doubtful': 'Sale or rent, or for how long the rent is, can be read in more than one way.',
  'price-suspicious': 'The price looks like a placeholder; shown as on request.',
  'price-unreadable': 'The price could not be read; shown as on request.',
  'price-doubtful': 'The price can be read in more than one way; what was taken has to be checked.',
  'price-other-currency': 'The price is not in euros; shown as on request.',
  'price-from-kuna': 'The price was in kuna and was converted at the fixed rate of 7.53450.',
  'currency-contradiction': 'The amount names another currency than its field; the amount counts.',
  'weekly-price': 'The price is by the week; shown as on request.',
  'daily-price': 'The price is by the day; shown as on request.',
  'yearly-price': 'The price is by the year; a twelfth of it is shown.',
  'area-doubtful': 'An area can be read in more than one way; what was taken has to be checked.',
  'number-doubtful': 'A number can be read in more than one way; what was taken has to be checked.',
  'date-doubtful': 'A date can be read in more than one way; what was taken has to be checked.',
  'value-unreadable': 'A value could not be read and was left out.',
  'value-out-of-bounds': 'A value is larger or smaller than any that can be kept and was left out.',
  'rooms-derived': 'Rooms were counted from bedrooms, or bedrooms from rooms, and are marked so.',
  'words-kept': 'What is not among our features is shown in the advertiser’s words.',
  'features-contradictory': 'A feature is said to be there and not to be there; it was left out.',
  'part-or-lease': 'A share or a lease is offered; the ad says so and is not compared with whole property.',
  'part-or-lease-doubtful': 'A text speaks of a share or a lease; the ad says so, which has to be checked.',
  'country-doubtful': 'More than one country is named; the first one was taken.',
  'elements-unread': 'Elements that are not known were left out.',
  'languages-unread': 'Texts in languages this portal does not show were left out.',
  'language-guessed': 'Texts do not say their language; it was taken from their words.',
  'texts-repaired': 'Texts had been encoded as UTF-8 twice and were repaired.',
  'letters-lost': 'Some letters of the texts were damaged in the file.',
  'no-description': 'The ad has no description in a language this portal shows.',
  'coordinates-dropped': 'The position could not be read or lies outside the country; not shown on maps.',
  'coordinates-swapped': 'Latitude and longitude had changed places.',
  'place-unknown': 'The place is not in the directory; a wider one was taken.',
  'place-near': 'The place is not named exactly; the likeliest one was taken.',
  'country-guessed': 'The country is not known; the town, the county or the position decided.',
  abroad: 'The property is abroad: it is found by the name of its place only.',
  'image-address-repaired': 'Addresses of images were repaired.',
  'image-address-dropped': 'Addresses of images that cannot be fetched were left out.',
  'no-images': 'Images are named, and no address of one was understood.',
  'tour-address-dropped': 'Addresses of tours and videos that are none of the web were left out.',
  'agent-contact-dropped': 'Addresses and numbers of the agent that are none were left out.',
  'reference-differs-in-case':
    'Another ad of this file has the same reference but for case or white space; both were taken.',
  'images-limited': 'Only the first 50 images were taken.',
} as const;

export type AdRefusal = keyof typeof AD_REFUSALS;
export type AdWarning = keyof typeof AD_WARNINGS;

export interface FeedWarning {
  code: AdWarning;
  /** What the file says, shortened; empty when there is nothing to quote. */
  detail: string;
}

const LONGEST_QUOTATION = 80;
/** Words of one list in a report; a program that writes more into one ad writes nonsense. */
const MOST_WORDS = 200;

/** A quotation for a report: one line, at most 80 letters. */
export function quote(text: string): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), LONGEST_QUOTATION);
}

/** All words of a list, each shortened: a report names what was not understood. */
export function quoteAll(texts: readonly string[]): string {
  return texts.slice(0, MOST_WORDS).map(quote).join('; ');
}

/** What stands where and what was made of it: `surface_area/built: "85.000" → 85 (separator)`. */
export function quoteReading(
  path: string,
  { from, value, doubts }: { from: string; value: unknown; doubts: readonly string[] },
): string {
  const taken = typeof value === 'number' || typeof value === 'string' ? ` → ${String(value)}` : '';
  return `${path}: "${quote(from)}"${taken}${doubts.length === 0 ? '' : ` (${doubts.join(', ')})`}`;
}
