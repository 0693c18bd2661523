import { isFlat, isLand, type Kind } from './kinds';
import type { Property } from './property';
import type { Random } from './random';

export interface InventedPrice {
  value: number;
  /** Before the last reduction. */
  previous: number | null;
  onRequest: boolean;
}

/** Asking price in euros: the town's level, the part of town, the state of the property and a spread as in life. */
export function inventPrice(random: Random, property: Property, kind: Kind, zoneFactor: number): InventedPrice {
  const value = roundPrice(rawPrice(random, property, kind, zoneFactor), property.deal);
  const reduced = property.deal === 'sale' && random.chance(0.14);
  return {
    value,
    previous: reduced ? roundPrice(value * random.between(1.03, 1.15), 'sale') : null,
    onRequest: random.chance(property.kind === 'villa' ? 0.3 : property.deal === 'sale' ? 0.045 : 0.02),
  };
}

function rawPrice(random: Random, property: Property, kind: Kind, zoneFactor: number): number {
  const { town, deal } = property;
  const spread = 1 + random.normal() * 0.11;
  if (property.kind === 'building-land') return (property.plot ?? 0) * town.sale * seaFactor(property) * random.between(0.035, 0.085);
  if (property.kind === 'farmland') return (property.plot ?? 0) * (property.seaMetres === null ? random.between(1.2, 4.5) : random.between(6, 28));
  if (property.kind === 'garage') return (deal === 'sale' ? town.sale * 6.2 : town.rent * 6) * zoneFactor * spread;
  if (property.kind === 'room') return (town.rent * 15 + (property.net ?? 0) * 3) * spread;
  if (property.kind === 'bed') return town.rent * 10 * spread;
  const level = (deal === 'sale' ? town.sale : town.rent) * kind.factor * zoneFactor;
  const area = property.net ?? 0;
  return level * area * sizeFactor(area, property) * stateFactor(property) * seaFactor(property) * spread;
}

/** Small flats cost more per square metre, large ones less. */
function sizeFactor(area: number, property: Property): number {
  return isFlat(property.kind) ? Math.min(1.18, Math.max(0.86, 1.12 - (area - 35) * 0.0022)) : 1;
}

function stateFactor({ condition, floor, floors, features }: Property): number {
  const state = condition === 'new' ? 1.14 : condition === 'renovated' ? 1.06 : condition === 'to-renovate' ? 0.8 : 0.97;
  const walk = (floor ?? 0) >= 4 && floors !== null && !features.has('elevator') ? 0.93 : 1;
  return state * walk * ((floor ?? 1) < 0 ? 0.82 : 1);
}

function seaFactor({ seaMetres, features, kind }: Property): number {
  if (seaMetres === null) return 1;
  const near = seaMetres <= 100 ? 1.25 : seaMetres <= 300 ? 1.1 : seaMetres <= 1000 ? 1 : 0.94;
  return near * (features.has('sea-view') ? (isLand(kind) ? 1.3 : 1.08) : 1);
}

/** People ask for round sums, and for sums just below a round one. */
function roundPrice(value: number, deal: Property['deal']): number {
  if (deal === 'rent') return Math.max(40, Math.round(value / (value < 300 ? 10 : 50)) * (value < 300 ? 10 : 50));
  const step = value < 50_000 ? 500 : value < 400_000 ? 1000 : 5000;
  return Math.max(1500, Math.round(value / step) * step);
}
