import { sql } from 'kysely';
import type { Area } from './area';
import { polygonText } from './ring-area';

/** What lies in any of some areas. */
export function anyArea(areas: readonly Area[]): Area {
  const [only] = areas;
  if (only !== undefined && areas.length === 1) return only;
  const rings = areas.flatMap(({ ring }) => (ring === undefined ? [] : [polygonText(ring)]));
  const others = areas.filter(({ ring }) => ring === undefined);
  const condition: Area['condition'] = () =>
    sql`(${sql.join(
      [
        ...(rings.length === 0
          ? []
          : [sql`EXISTS (SELECT FROM unnest(${rings}::polygon[]) ring WHERE point(x, y) <@ ring)`]),
        ...others.map((area) => area.condition()),
      ],
      sql` OR `,
    )})`;
  const narrowed = (candidates: readonly Area[]): Area => ({
    within: (square) => {
      const left: Area[] = [];
      for (const candidate of candidates) {
        const relation = candidate.within(square);
        if (relation === 'inside') return 'inside';
        if (relation !== 'outside') left.push(relation);
      }
      return left.length === 0 ? 'outside' : narrowed(left);
    },
    condition,
  });
  return narrowed(areas);
}
