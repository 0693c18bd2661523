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
  'price-suspicious': 'The price looks like a placeholder; shown as on request.',
  'price-unreadable': 'The price could not be read; shown as on request.',
  'price-other-currency': 'The price is not in euros; shown as on request.',
  'price-from-kuna': 'The price was in kuna and was converted at the fixed rate of 7.53450.',
  'weekly-price': 'The price is by the week; shown as on request.',
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
  'tour-address-dropped': 'Addresses of tours and videos that are none of the web were left out.',
  'agent-contact-dropped': 'Addresses and numbers of the agent that are none were left out.',
  'reference-differs-in-case': 'Another ad of this file has the same reference but for case or white space; both were taken.',
  'images-limited': 'Only the first 50 images were taken.',
} as const;

export type AdRefusal = keyof typeof AD_REFUSALS;
type AdWarning = keyof typeof AD_WARNINGS;

export interface FeedWarning {
  code: AdWarning;
  /** What the file says, shortened; empty when there is nothing to quote. */
  detail: string;
}

/** A quotation for a report: one line, at most 80 characters. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
