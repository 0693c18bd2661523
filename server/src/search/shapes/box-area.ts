import type { Viewport } from '@kvadrat/contracts/search';
import { sql } from 'kysely';
import { toWorld } from '../../geography';
import type { Area } from './area';

/** What a map shows: units that its edges run through are inside. */
export function boxArea({ south, west, north, east }: Viewport): Area {
  const from = toWorld({ lat: north, lng: west });
  const to = toWorld({ lat: south, lng: east });
  const area: Area = {
    within: ({ x, y, size }) => {
      const lastX = x + size - 1;
      const lastY = y + size - 1;
      if (x > to.x || lastX < from.x || y > to.y || lastY < from.y) return 'outside';
      return x >= from.x && lastX <= to.x && y >= from.y && lastY <= to.y ? 'inside' : area;
    },
    condition: () => sql<boolean>`x BETWEEN ${from.x}::int AND ${to.x}::int AND y BETWEEN ${from.y}::int AND ${to.y}::int`,
  };
  return area;
}
