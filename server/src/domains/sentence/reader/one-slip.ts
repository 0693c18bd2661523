/** Shorter words are never taken for another one: too many are one slip away. */
export const SHORTEST_RESPELLED = 6;

/** Shorter words differ by another letter from too many words that are none of ours: balkon, balkan. */
const SHORTEST_CHANGED = 8;

/** Whether two words differ by one slip: a letter too many or too few, another one in a long word, or two neighbours that changed places. */
function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [endOne, endOther] = [one.length, other.length];
  while (endOne > start && endOther > start && one[endOne - 1] === other[endOther - 1])
    [endOne, endOther] = [endOne - 1, endOther - 1];
  const [left, right] = [one.slice(start, endOne), other.slice(start, endOther)];
  if (left.length <= 1 && right.length <= 1) return left.length !== right.length || one.length >= SHORTEST_CHANGED;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Words by what is left of them without one letter: two words that are one slip apart share one of those. */
export class SlipIndex<T> {
  readonly #byRest = new Map<string, { word: string; item: T }[]>();

  add(word: string, item: T): void {
    for (const rest of restsOf(word)) this.#byRest.set(rest, [...(this.#byRest.get(rest) ?? []), { word, item }]);
  }

  /** Everything whose word is one slip away and begins with the same letter, which people seldom get wrong. */
  near(word: string): { word: string; item: T }[] {
    const found = new Map(
      [...restsOf(word)].flatMap((rest) => (this.#byRest.get(rest) ?? []).map((entry) => [entry.item, entry] as const)),
    );
    return [...found.values()].filter((entry) => entry.word[0] === word[0] && isOneSlip(entry.word, word));
  }
}

function restsOf(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]);
}
