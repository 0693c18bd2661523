import type { HomeResponse } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { DEFAULT_CRITERIA, searchPath } from '@kvadrat/contracts/search';
import type { Db } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { flatPrices } from '../price-guide/api';
import { countListings, searchList } from '../search/api';
import { countAllAds, townFigures } from './home.store';
import { readScenes, type Scene, type SceneName } from './scenes';

/** Places with a picture, by their path; the first one is shown largest. */
const TOWNS = [
  { path: 'zagreb', scene: 'zagreb', level: 'city' },
  { path: 'split', scene: 'split', level: 'city' },
  { path: 'rijeka', scene: 'rijeka', level: 'city' },
  { path: 'zadar', scene: 'zadar', level: 'city' },
  { path: 'osijek', scene: 'osijek', level: 'city' },
  { path: 'dubrovnik', scene: 'dubrovnik', level: 'city' },
  { path: 'pula', scene: 'pula', level: 'city' },
  { path: 'istarska-zupanija', scene: 'istra', level: 'province' },
] as const satisfies readonly { path: string; scene: SceneName; level: 'city' | 'province' }[];

const NEWEST = 4;
/** Figures are at most so old; in between nothing is asked. */
const FRESH_MS = 60_000;

interface Known {
  at: number;
  answer: Promise<HomeResponse>;
}

const known = new WeakMap<Db, Map<Locale, Known>>();

/** What the home page shows, asked of the database once a minute and language, however many visitors come. */
export function readHome(db: Db, locale: Locale): Promise<HomeResponse> {
  const byLocale = known.get(db) ?? new Map<Locale, Known>();
  known.set(db, byLocale);
  const fresh = byLocale.get(locale);
  if (fresh !== undefined && Date.now() - fresh.at < FRESH_MS) return fresh.answer;
  const asked: Known = { at: Date.now(), answer: askHome(db, locale) };
  byLocale.set(locale, asked);
  asked.answer.catch(() => {
    if (byLocale.get(locale) === asked) byLocale.delete(locale);
  });
  return asked.answer;
}

async function askHome(db: Db, locale: Locale): Promise<HomeResponse> {
  const directory = await placeDirectory(db);
  const towns = TOWNS.flatMap((town) => {
    const place = directory.byPath(town.path);
    return place === undefined ? [] : [{ ...town, place }];
  });
  const path = searchPath(DEFAULT_CRITERIA);
  const [scenes, total, figures, flats, seaCount, newest] = await Promise.all([
    readScenes(),
    countAllAds(db),
    townFigures(db, new Map(towns.map(({ place, level }) => [place.id, level]))),
    flatPrices(
      db,
      towns.map(({ place }) => place.id),
    ),
    countListings(db, { path, query: new URLSearchParams({ vista: 'sea-view' }), locale }),
    searchList(db, { path, query: new URLSearchParams({ criterio: 'data', ordine: 'desc' }), locale }),
  ]);
  return {
    total,
    count: newest.count,
    scene: pathOf(scenes, 'hero'),
    towns: towns.flatMap(({ place, scene }) => {
      const found = figures.get(place.id);
      return found === undefined
        ? []
        : [
            {
              label: place.name,
              path: place.path,
              picture: pathOf(scenes, scene),
              ...found,
              flatPerSquareMetre: flats.get(place.id) ?? null,
            },
          ];
    }),
    sea: { count: seaCount.count, picture: pathOf(scenes, 'sea') },
    newest: newest.results.slice(0, NEWEST),
  };
}

function pathOf(scenes: ReadonlyMap<SceneName, Scene>, name: SceneName): string {
  return scenes.get(name)?.path ?? '';
}
