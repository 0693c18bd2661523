import { inventProperty } from '../invent/invent-property';
import { EvenMix } from '../invent/even-mix';
import { MarketMix } from '../invent/market-mix';
import { isFlat, KINDS, type Kind } from '../kinds';
import { Random } from '../random';
import { SPREAD } from './coefficients';
import { hedonicFactor } from './hedonic';
import type { Town, Zone } from './town';

const SEED = 19_671_105;
const SAMPLE = 300;
/** As many ads name the town only. */
export const WITHOUT_ZONE = 0.125;

/** Price per square metre of an ordinary flat by town, so that the median of the town's flats is its asked price. */
export class PriceLevels {
  readonly #levels = new Map<string, number>();

  constructor(private readonly now: Date) {}

  /** Euros per square metre, for rents a month. */
  of(town: Town, deal: 'sale' | 'rent'): number {
    const key = `${town.code} ${deal}`;
    const known = this.#levels.get(key);
    if (known !== undefined) return known;
    const level = (deal === 'sale' ? town.sale : town.rent) / medianFactor(town, deal, this.now);
    this.#levels.set(key, level);
    return level;
  }
}

/** By how much the median flat of the town differs from an ordinary one. */
function medianFactor(town: Town, deal: 'sale' | 'rent', now: Date): number {
  const mix = new MarketMix();
  const kinds = new EvenMix(
    KINDS.filter(
      ({ name, deal: its }) => isFlat(name) && name !== 'project' && name !== 'holiday-flat' && its === deal,
    ).map((kind): [Kind, number] => [kind, kind.weight[town.landscape] ?? 0]),
  );
  const zones = town.zones.length === 0 ? null : new EvenMix(town.zones.map((zone): [Zone, number] => [zone, 1]));
  const factors = Array.from({ length: SAMPLE }, (_, index) => {
    const random = new Random(SEED, index + 1);
    const kind = kinds.next();
    const zone = zones === null || random.chance(WITHOUT_ZONE) ? null : zones.next();
    const property = inventProperty(random, { kind, town, townName: '', zone, mix, now });
    return kind.factor * (zone?.factor ?? 1) * hedonicFactor(property) * Math.exp(SPREAD * mix.spread(town, deal));
  });
  return median(factors);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? NaN)) / 2 : upper;
}
