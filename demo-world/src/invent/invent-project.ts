import type { ProjectPhase } from '@kvadrat/server/domains/listings';
import type { Property } from '../property';
import type { Random } from '../random';
import type { DemoProject } from './demo-ad';
import { roundPrice } from './invent-price';
import { projectName } from '../texts/project-names';

const SIZES = [
  [1, 32],
  [2, 46],
  [2, 58],
  [3, 72],
  [3, 84],
  [4, 108],
] as const;

export interface InventedProject {
  record: DemoProject;
  /** Euros for the cheapest unit that is not sold, and its square metres. */
  from: number;
  smallest: number;
}

/** @param price of the property's net surface: sets what a square metre costs */
export function inventProject(random: Random, p: Property, price: number, published: Date, now: Date): InventedProject {
  const floors = p.floors ?? 4;
  const perSquareMetre = price / (p.net ?? 60);
  const units = Array.from({ length: floors * random.int(2, 5) }, (_, index) => {
    const [rooms, size] = random.pick(SIZES);
    const floor = index % floors;
    const surface = size + random.int(-8, 12) / 2;
    return {
      label: `S${String(index + 1)}`,
      floor,
      rooms,
      surface,
      price: roundPrice(surface * perSquareMetre * (0.97 + floor * 0.012) * random.between(0.98, 1.02), 'sale'),
      state: random.weighted<'free' | 'reserved' | 'sold'>([
        ['free', 58],
        ['reserved', 14],
        ['sold', 28],
      ]),
    };
  });
  const phase = random.weighted<ProjectPhase>([
    ['planned', 12],
    ['permitted', 22],
    ['under-construction', 38],
    ['shell', 16],
    ['finished', 12],
  ]);
  const year = p.yearBuilt ?? now.getUTCFullYear() + 1;
  const open = units.filter(({ state }) => state !== 'sold');
  const cheapest = (open.length > 0 ? open : units).reduce((best, unit) => (unit.price < best.price ? unit : best));
  return {
    record: {
      name: projectName(random, p),
      phase,
      permit:
        phase === 'planned'
          ? null
          : `UP/I-361-03/${String(published.getUTCFullYear() % 100)}-01/${String(random.int(1, 420)).padStart(6, '0')}`,
      finished_on: `${String(year)}-${String(random.int(3, 12)).padStart(2, '0')}-01`,
      floors,
      units,
    },
    from: cheapest.price,
    smallest: cheapest.surface,
  };
}
