import type { Viewport } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import { toWorld } from '../../geography/api';
import type { Area } from './area';

/** Whole positions, the last ones included. */
export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** What a map shows: units that its edges run through are inside. */
export function worldBox({ south, west, north, east }: Viewport): Box {
  const from = toWorld({ lat: north, lng: west });
  const to = toWorld({ lat: south, lng: east });
  return { west: from.x, north: from.y, east: to.x, south: to.y };
}

export function boxArea(box: Box): Area {
  const area: Area = {
    within: ({ x, y, size }) => {
      const lastX = x + size - 1;
      const lastY = y + size - 1;
      if (x > box.east || lastX < box.west || y > box.south || lastY < box.north) return 'outside';
      return x >= box.west && lastX <= box.east && y >= box.north && lastY <= box.south ? 'inside' : area;
    },
    condition: () => isInBox(box),
  };
  return area;
}

/** What is in a box but not in one inside of it. */
export function frameArea(outer: Box, inner: Box): Area {
  const [all, hole] = [boxArea(outer), boxArea(inner)];
  const area: Area = {
    within: (square) => {
      const [inAll, inHole] = [all.within(square), hole.within(square)];
      if (inAll === 'outside' || inHole === 'inside') return 'outside';
      return inAll === 'inside' && inHole === 'outside' ? 'inside' : area;
    },
    condition: () => sql<boolean>`(${isInBox(outer)} AND NOT (${isInBox(inner)}))`,
  };
  return area;
}

function isInBox({ west, north, east, south }: Box): RawBuilder<boolean> {
  return sql<boolean>`x BETWEEN ${west}::int AND ${east}::int AND y BETWEEN ${north}::int AND ${south}::int`;
}
