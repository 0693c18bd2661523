import { COWORKING_TYPES, type CoworkingType, type EnergyClassCode } from '@kvadrat/contracts/vocabulary';
import { ENERGY_FIGURES, SIZE_FIGURES } from '../market/figures';
import type { Town } from '../market/town';
import { EvenMix } from './even-mix';
import { normalQuantile } from './normal-quantile';

type SizeRange = (typeof SIZE_FIGURES)[number];

/** Irrational and hardest to resonate with: multiples of it spread evenly. */
const GOLDEN = 0.618_033_988_749_895;
const SPREAD_LIMIT = 2.4;

interface TownMix {
  sizes: EvenMix<SizeRange>;
  turn: number;
}

/** What is spread evenly instead of left to chance, so that medians and shares are right in a small data set too. */
export class MarketMix {
  readonly #towns = new Map<string, TownMix>();
  readonly #energy = new EvenMix(ENERGY_FIGURES.map(({ code, share }): [EnergyClassCode, number] => [code, share]));
  readonly #workplaces = new EvenMix(COWORKING_TYPES.map((type): [CoworkingType, number] => [type, 1]));

  /** Range of a flat's surface. */
  size(town: Town, deal: 'sale' | 'rent'): SizeRange {
    return this.#of(town, deal).sizes.next();
  }

  /** Standard deviations from the price the facts would have. */
  spread(town: Town, deal: 'sale' | 'rent'): number {
    const mix = this.#of(town, deal);
    mix.turn += 1;
    const share = (mix.turn * GOLDEN) % 1;
    return Math.min(SPREAD_LIMIT, Math.max(-SPREAD_LIMIT, normalQuantile(share)));
  }

  energyClass(allowed: (code: EnergyClassCode) => boolean): EnergyClassCode {
    return this.#energy.next(allowed);
  }

  workplace(): CoworkingType {
    return this.#workplaces.next();
  }

  #of(town: Town, deal: 'sale' | 'rent'): TownMix {
    const key = `${town.code} ${deal}`;
    const known = this.#towns.get(key);
    if (known !== undefined) return known;
    const phase = Number(town.code.slice(-4)) % 60;
    const mix = {
      sizes: new EvenMix(
        SIZE_FIGURES.map((range): [SizeRange, number] => [range, range.share]),
        phase,
      ),
      turn: phase,
    };
    this.#towns.set(key, mix);
    return mix;
  }
}
