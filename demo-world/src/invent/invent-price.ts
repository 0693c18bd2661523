import { isLand, type Kind } from '../kinds';
import { LAND, SPREAD } from '../market/coefficients';
import { hedonicFactor } from '../market/hedonic';
import type { PriceLevels } from '../market/price-levels';
import type { Property } from '../property';
import type { Random } from '../random';

/** What an ad asks for its property, in whole euros as people ask, once or each month. */
export interface PriceSource {
  property: Property;
  kind: Kind;
  zoneFactor: number;
  levels: PriceLevels;
  /** Standard deviations from the price the facts would have. */
  spread: number;
}

/** The price by the written rules, as people round it. */
export function inventPrice(source: PriceSource): number {
  return roundPrice(rawPrice(source), source.property.deal);
}

function rawPrice({ property: p, kind, zoneFactor, levels, spread }: PriceSource): number {
  const noise = Math.exp(SPREAD * spread);
  if (isLand(p.kind)) return (p.plot ?? 0) * landPrice(p, zoneFactor, spread);
  const level = levels.of(p.town, p.deal) * zoneFactor * noise;
  if (p.kind === 'garage') return p.deal === 'sale' ? level * 6.2 : level * 6;
  if (p.kind === 'room') return (p.town.rent * 13 + (p.net ?? 0) * 3) * noise;
  if (p.kind === 'bed') return p.town.rent * 9 * noise;
  if (p.workplace === 'fixed-workstation' || p.workplace === 'mobile-workstation')
    return (p.workplace === 'fixed-workstation' ? 170 : 110) * zoneFactor * noise;
  return level * kind.factor * (p.net ?? 0) * hedonicFactor(p);
}

function landPrice(p: Property, zoneFactor: number, spread: number): number {
  if (p.kind === 'farmland')
    return (p.seaMetres === null ? LAND.farmInland : LAND.farmCoast) * Math.exp(LAND.farmSpread * spread);
  const view = p.features.has('sea-view') ? LAND.seaView : 0;
  return p.town.sale * LAND.buildingShare * zoneFactor * Math.exp(view + LAND.buildingSpread * spread);
}

/** People ask for round sums. */
export function roundPrice(value: number, deal: Property['deal']): number {
  if (deal === 'rent') {
    const step = value < 700 ? 10 : value < 1500 ? 25 : 50;
    return Math.max(40, Math.round(value / step) * step);
  }
  const step = value < 60_000 ? 500 : value < 400_000 ? 1000 : 5000;
  return Math.max(1500, Math.round(value / step) * step);
}

export interface PriceStep {
  validFrom: Date;
  price: number;
}

/**
 * How the price came to be what it is: one ad in seven for sale was reduced, a few twice, some went up.
 * @returns all prices from the publication on, oldest first; today's last
 */
export function inventHistory(
  random: Random,
  price: number,
  deal: Property['deal'],
  published: Date,
  now: Date,
): PriceStep[] {
  const steps = random.weighted<readonly number[]>([
    [[], deal === 'sale' ? 78 : 92],
    [[random.between(1.03, 1.12)], deal === 'sale' ? 14 : 6],
    [[random.between(1.08, 1.16), random.between(1.02, 1.06)], deal === 'sale' ? 4 : 0],
    [[random.between(0.93, 0.98)], deal === 'sale' ? 4 : 2],
  ]);
  const earlier = steps.map((factor) => roundPrice(price * factor, deal)).filter((value) => value !== price);
  const age = now.getTime() - published.getTime();
  return [...earlier, price].map((value, index) => ({
    validFrom: new Date(published.getTime() + Math.floor((age * index * 0.85) / (earlier.length + 1))),
    price: value,
  }));
}
