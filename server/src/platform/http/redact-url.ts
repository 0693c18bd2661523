import { PARAMETER_NAMES } from '@kvadrat/contracts/search';

/**
 * Parameters whose values say nothing of a person: those of a search, save what somebody typed and the places on a map that
 * may be where they live.
 */
const TOLD: ReadonlySet<string> = new Set(
  [...PARAMETER_NAMES, 'zoom', 'locale'].filter(
    (name) => !['keyword', 'vrt', 'centro', 'lat', 'lng', 'viewport', 'travel'].includes(name),
  ),
);
const NAME = /^[A-Za-z][\w-]{0,39}$/;
/** No value of a search is longer that says anything. */
const LONGEST_VALUE = 60;
const EMAIL = /[^\s/?&=@]+(?:@|%40)(?=[^\s/?&=]+\.)/gi;
const HIDDEN = '***';

/** An address as it may stand in a log: values of searches alone, no full e-mail addresses. */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return maskEmails(url);
  const query = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const [key = '', value] = pair.split('=', 2);
      if (!NAME.test(key)) return HIDDEN;
      return value === undefined || (TOLD.has(key) && pair.length - key.length <= LONGEST_VALUE)
        ? pair
        : `${key}=${HIDDEN}`;
    });
  return maskEmails(`${url.slice(0, start)}?${query.join('&')}`);
}

/** `ana@example.hr` → `***@example.hr`. */
export function maskEmails(text: string): string {
  return text.replace(EMAIL, `${HIDDEN}@`);
}
