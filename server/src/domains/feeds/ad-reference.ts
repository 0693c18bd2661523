/**
 * What two spellings of a reference have in common: letters in any case, white space and characters without width do not
 * count. Programs change them from one file to the next.
 */
export function referenceKey(reference: string): string {
  return reference
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\u200b-\u200d\u2060]+/gu, '');
}

/**
 * Finds the ads that a file calls by a new spelling. An ad whose reference stands in the file as it was is that ad; of the others
 * one new spelling is paired with one old one, in the order of the file. Two ads of one file whose references differ in case
 * only are therefore two ads: neither is lost, whichever of them was there before.
 * @param known references of earlier imports, those of ads that are on-line first
 * @returns the old reference by the new one
 */
export function respelledReferences(inFile: Iterable<string>, known: Iterable<string>): Map<string, string> {
  const written = new Set(inFile);
  const old = new Set(known);
  const free = new Map<string, string[]>();
  for (const reference of old) {
    if (written.has(reference)) continue;
    const key = referenceKey(reference);
    free.set(key, [...(free.get(key) ?? []), reference]);
  }
  const pairs = new Map<string, string>();
  for (const reference of written) {
    if (old.has(reference)) continue;
    const earlier = free.get(referenceKey(reference))?.shift();
    if (earlier !== undefined) pairs.set(reference, earlier);
  }
  return pairs;
}
