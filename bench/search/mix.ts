import type { Question } from './product';
import type { Query } from './query';

/**
 * Of a hundred questions of visitors, so many are of each kind. Nobody has counted them yet; this is what the pages ask:
 * - 60 for lists. Half of them are of a town with filters, since the form is there to narrow a list; lists as a link opens
 *   them come next, and their pages behind the first. Areas and words are each used by some.
 * - 22 for the map, which is beside the list for those who open it: at first the whole country in groups, in the end the pins of a town.
 * - 18 for facets, once for each list whose filters are opened: mostly of a town as it was counted beforehand, a third after a
 *   choice. Nearly everybody looks for a home in some town; filters with no place are rare.
 */
const OF_A_HUNDRED: Readonly<Record<string, number>> = {
  Q1: 14,
  Q2: 28,
  Q3: 4,
  Q4: 4,
  Q7: 4,
  Q9: 6,
  Q5a: 8,
  Q5b: 3,
  Q6: 11,
  Q8r: 11,
  Q8: 6,
  Q8b: 1,
};

/** Variants that engines are compared by: a remembered answer would be compared with one that is not. */
const ASKED_BEFORE = 100;

/**
 * What clients ask one after the other, the kinds spread evenly. No question comes twice but those that are the same for everybody.
 * @param from hundreds that were asked already
 * @throws RangeError for a query that has no share
 */
export function mixOf(queries: readonly Query[], from: number, hundreds: number): Question[] {
  const turns = queries.flatMap((query) => {
    const share = OF_A_HUNDRED[query.name];
    if (share === undefined) throw new RangeError(`nobody has said how often ${query.name} is asked`);
    return Array.from({ length: share }, (_, turn) => ({ query, turn, share, at: (turn + 0.5) / share }));
  });
  turns.sort((a, b) => a.at - b.at);
  return Array.from({ length: hundreds }, (_, hundred) =>
    turns.map(({ query, turn, share }) => ({
      name: query.name,
      ...query.ask(ASKED_BEFORE + (from + hundred) * share + turn).question,
    })),
  ).flat();
}
