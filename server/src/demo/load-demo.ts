import { saveAgency } from '../agencies';
import type { Db } from '../db';
import { placeDirectory } from '../geography';
import { insertListings } from '../listings';
import { DEMO_AGENCIES } from './advertisers';
import { demoListingIds, demoState, noteDemoAds, notePictured } from './demo.store';
import { hangPictures } from './hang-pictures';
import { inventAds, type DemoAd } from './invent-ads';
import { resolveTowns } from './resolve-towns';

/** Ads per transaction. The first batch is small: the portal can be opened as soon as it is in. */
const FIRST_BATCH = 50;
const BATCH = 250;

export interface DemoDeps {
  db: Db;
  /** Folder of the installation's files. */
  dataDir: string;
}

export interface DemoProgress {
  step: 'ads' | 'pictures';
  done: number;
  total: number;
}

export interface DemoOptions {
  /** Ads there shall be in the end. */
  ads: number;
  /** Dates of publication count back from here at the first load; today's midnight (UTC) unless a test says otherwise. */
  now?: Date;
  onProgress?: (progress: DemoProgress) => void;
}

/**
 * Fills the portal with invented ads and drawn pictures. The same ads come each time; loading that was cut off goes
 * on where it stopped, and a larger number adds what is missing. Ads are there before their pictures, the pictures
 * that stand first come first. Needs the place directory.
 * @returns how many ads were added
 */
export async function loadDemo({ db, dataDir }: DemoDeps, { ads, now, onProgress = () => undefined }: DemoOptions): Promise<number> {
  const state = await demoState(db, now ?? midnight());
  if (state.ads >= ads && state.pictured >= ads) return 0;
  const agencyIds = new Map<string, number>();
  for (const { slug, name, type, licence, phone, website } of DEMO_AGENCIES) {
    agencyIds.set(slug, await saveAgency(db, { slug, name, type, licence, phone, website, plan: 'paid' }));
  }
  const series = inventAds({ now: state.epoch, towns: resolveTowns(await placeDirectory(db)), agencyIds });
  const known = take(series, state.ads);
  const added = await insertAds(db, { series, from: state.ads, to: ads, onProgress });
  const unpictured = [...known, ...added].slice(state.pictured);
  const ids = await demoListingIds(db, state.pictured, state.pictured + unpictured.length);
  const wanted = unpictured.flatMap(({ property }, index) => {
    const listingId = ids[index] ?? null;
    return listingId === null ? [] : [{ listingId, number: state.pictured + index, property }];
  });
  await hangPictures({ db, dataDir }, wanted, (done, total) => {
    onProgress({ step: 'pictures', done, total });
  });
  await notePictured(db, Math.max(state.ads, ads));
  return added.length;
}

async function insertAds(
  db: Db,
  { series, from, to, onProgress }: { series: Generator<DemoAd, never>; from: number; to: number; onProgress: (progress: DemoProgress) => void },
): Promise<DemoAd[]> {
  const added: DemoAd[] = [];
  while (from + added.length < to) {
    const start = from + added.length;
    const batch = take(series, Math.min(start === 0 ? FIRST_BATCH : BATCH, to - start));
    await db.transaction().execute(async (tx) => {
      const ids = await insertListings(tx, batch.map(({ draft }) => draft));
      await noteDemoAds(tx, start, ids);
    });
    added.push(...batch);
    onProgress({ step: 'ads', done: start + batch.length, total: to });
  }
  return added;
}

function take(series: Generator<DemoAd, never>, count: number): DemoAd[] {
  return Array.from({ length: count }, () => series.next().value);
}

function midnight(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
