import { sql } from 'kysely';
import type { Area } from './area';
import { polygonText, ringArea } from './ring-area';
import type { Ring } from './ring';

/** What lies in an odd number of rings: parts are outlines of their own, holes lie in one more. */
export function oddArea(rings: readonly Ring[]): Area {
  const [only] = rings;
  if (only !== undefined && rings.length === 1) return ringArea(only);
  const texts = rings.map(polygonText);
  const condition: Area['condition'] = () =>
    sql<boolean>`(SELECT count(*) FROM unnest(${texts}::polygon[]) ring WHERE point(x, y) <@ ring) % 2 = 1`;
  /** @param odd whether those left out hold the square, in sum */
  const narrowed = (candidates: readonly Area[], odd: boolean): Area => ({
    within: (square) => {
      const left: Area[] = [];
      let oddHere = odd;
      for (const candidate of candidates) {
        const relation = candidate.within(square);
        if (relation === 'inside') oddHere = !oddHere;
        else if (relation !== 'outside') left.push(relation);
      }
      if (left.length > 0) return narrowed(left, oddHere);
      return oddHere ? 'inside' : 'outside';
    },
    condition,
  });
  return narrowed(rings.map(ringArea), false);
}
