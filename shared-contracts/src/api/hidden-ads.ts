/** Header of calls about lists: ads that the visitor has put away, and that lists, counts and maps leave out. */
export const HIDDEN_ADS_HEADER = 'x-kvadrat-hidden';

/** Writes ids in ascending order as distances in base 36: a thousand of them stay within what servers take of a header. */
export function writeHiddenAds(ids: Iterable<number>): string {
  let last = 0;
  return [...new Set(ids)]
    .sort((one, other) => one - other)
    .map((id) => {
      const distance = (id - last).toString(36);
      last = id;
      return distance;
    })
    .join('.');
}

/** Reads what {@link writeHiddenAds} wrote; whatever else it is given has no ids. @param most so many at most */
export function readHiddenAds(text: string, most: number): number[] {
  if (!/^[0-9a-z]{1,7}(?:\.[0-9a-z]{1,7})*$/.test(text)) return [];
  const ids: number[] = [];
  let last = 0;
  for (const part of text.split('.', most)) {
    last += parseInt(part, 36);
    // What no id can be is asked for by nobody.
    if (last > MAX_ID) break;
    ids.push(last);
  }
  return ids;
}

const MAX_ID = 2 ** 31 - 1;
