import type { Place } from '../../geography/api';
import type { RandomSource } from '../../search/testing/random-source';

const FLAGS = ['balconeOterrazzo', 'ascensore', 'cantina', 'animali'] as const;

/** Addresses of searches as people save them: nearly all have a place and a price, some a word or a circle. */
export function randomSearches(random: RandomSource, places: readonly Place[], count: number): string[] {
  return Array.from({ length: count }, () => {
    const place = random.pick(places);
    const query = new URLSearchParams();
    const maybe = (probability: number, name: string, value: string | number): void => {
      if (random.chance(probability)) query.set(name, String(value));
    };
    maybe(0.9, 'prezzoMassimo', random.int(8, 50) * 10_000);
    maybe(0.3, 'prezzoMinimo', random.int(4, 20) * 5000);
    maybe(0.5, 'superficieMinima', random.int(4, 20) * 5);
    maybe(0.4, 'localiMinimo', random.int(1, 4));
    maybe(0.05, 'keyword', random.pick(['more', 'miran', 'škola', 'park']));
    for (const flag of FLAGS) maybe(0.04, flag, 1);
    if (random.chance(0.04)) {
      query.set('centro', `${place.lat.toFixed(4)},${place.lng.toFixed(4)}`);
      query.set('raggio', String(random.int(500, 5000)));
    }
    const kind = random.chance(0.8) ? 'prodaja' : 'najam';
    const path = random.chance(0.95) ? `${place.path}/` : '';
    const text = query.toString();
    return `/${kind}-stambene-nekretnine/${path}${text === '' ? '' : `?${text}`}`;
  });
}
