import type { Condition, EnergyClassCode, Heating } from '@kvadrat/contracts/vocabulary';
import { isHome, isLand } from '../kinds';
import type { Town } from '../market/town';
import type { KindName } from '../property';
import type { Random } from '../random';
import type { MarketMix } from './market-mix';

const NOT_CLASSIFIED = 9;

/** @param now newly built means built around then */
export function inventYear(random: Random, kind: KindName, now: Date): number | null {
  const thisYear = now.getUTCFullYear();
  if (isLand(kind)) return null;
  if (kind === 'new-flat') return random.int(thisYear - 2, thisYear + 1);
  if (kind === 'project') return random.int(thisYear, thisYear + 2);
  if (random.chance(0.12)) return null;
  if (kind === 'stone-house') return random.int(1820, 1938);
  if (kind === 'farmhouse') return random.int(1890, 1975);
  if (kind === 'villa') return random.int(1998, thisYear - 2);
  const [from, to] = random.weighted<readonly [number, number]>([
    [[1895, 1939], 10],
    [[1946, 1964], 10],
    [[1965, 1990], 42],
    [[1991, 2008], 20],
    [[2009, thisYear - 2], 18],
  ]);
  return random.int(from, to);
}

export function inventCondition(random: Random, kind: KindName, year: number | null): Condition | null {
  if (isLand(kind) || kind === 'garage' || kind === 'warehouse' || kind === 'hall') return null;
  if (kind === 'new-flat' || kind === 'project' || (year !== null && year >= 2022)) return 'new';
  if (year !== null && year >= 2005)
    return random.weighted([
      ['good', 85],
      ['renovated', 15],
    ]);
  return random.weighted([
    ['good', 45],
    ['renovated', 35],
    ['to-renovate', 20],
  ]);
}

export function inventHeating(random: Random, kind: KindName, town: Town): Heating | null {
  if (isLand(kind) || kind === 'garage' || kind === 'warehouse' || kind === 'hall') return null;
  if (town.sea !== null)
    return random.weighted([
      ['air-conditioning', 70],
      ['autonomous', 20],
      [null, 10],
    ]);
  // District heating needs a town that has it.
  return random.weighted([
    ['autonomous', town.density === 'city' ? 50 : 85],
    ['centralized', town.density === 'city' ? 40 : 0],
    [null, 10],
  ]);
}

/** A class the property can have; over all homes for sale the classes come as often as in the market. */
export function inventEnergyClass(
  mix: MarketMix,
  kind: KindName,
  deal: 'sale' | 'rent',
  year: number | null,
  condition: Condition | null,
  random: Random,
): EnergyClassCode {
  if (isLand(kind) || kind === 'garage') return NOT_CLASSIFIED;
  const [best, worst] = energyRange(kind, year, condition);
  if (isHome(kind) && deal === 'sale')
    return mix.energyClass((code) => code === NOT_CLASSIFIED || (code >= best && code <= worst));
  const codes: readonly EnergyClassCode[] = [1, 2, 3, 4, 5, 6, 7, 8, NOT_CLASSIFIED];
  return random.pick(codes.filter((code) => code === NOT_CLASSIFIED || (code >= best && code <= worst)));
}

function energyRange(
  kind: KindName,
  year: number | null,
  condition: Condition | null,
): readonly [best: number, worst: number] {
  if (condition === 'new') return [1, 3];
  if (kind === 'stone-house' || kind === 'farmhouse') return [5, 8];
  if (year !== null && year >= 2005) return [2, 4];
  return condition === 'renovated' ? [3, 5] : [4, 8];
}
