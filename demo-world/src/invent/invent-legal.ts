import { isHome, isHouse, isLand, isRoom } from '../kinds';
import type { KindName, Legal, Property } from '../property';
import type { Random } from '../random';

/** Most papers are in order; old houses most often are not. Who lets says little about papers. */
export function inventLegal(random: Random, kind: KindName, deal: 'sale' | 'rent', year: number | null): Legal {
  if (deal === 'rent' || isRoom(kind)) return { titleClear: null, usePermit: null, legalized: null };
  const titleClear = random.chance(0.1)
    ? null
    : random.chance(kind === 'farmland' || kind === 'stone-house' ? 0.78 : 0.92);
  if (isLand(kind)) return { titleClear, usePermit: null, legalized: null };
  if (kind === 'new-flat') return { titleClear, usePermit: random.chance(0.4), legalized: null };
  // Before 15 February 1968 no permit was needed.
  const old = year !== null && year < 1968;
  const withoutPermit = !old && isHouse(kind) && year !== null && year < 2012 && random.chance(0.35);
  if (withoutPermit) return { titleClear, usePermit: false, legalized: random.chance(0.85) };
  return { titleClear, usePermit: old || random.chance(0.15) ? null : kind !== 'project', legalized: null };
}

export function inventAvailability(random: Random, kind: KindName, deal: 'sale' | 'rent'): Property['availability'] {
  if (isLand(kind) || kind === 'garage') return 'now';
  if (kind === 'new-flat' || kind === 'project') return 'agreed';
  if (deal === 'rent')
    return random.weighted([
      ['now', 70],
      ['agreed', 30],
    ]);
  return random.weighted([
    ['now', 55],
    ['agreed', 37],
    ['occupied', isHome(kind) ? 8 : 15],
  ]);
}
