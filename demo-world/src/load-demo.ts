import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '@kvadrat/server/platform/db';
import { fileDocuments, makeDocumentsAhead } from '@kvadrat/server/domains/documents';
import { placeDirectory } from '@kvadrat/server/domains/geography';
import { insertListings, insertRows } from '@kvadrat/server/domains/listings';
import { hangPhotos, type HungPhoto } from '@kvadrat/server/domains/media';
import { rebuildReadModel } from '@kvadrat/server/domains/search';
import { demoState, type DemoState, noteDemoAds, notePictured, noteProjected } from './demo.store';
import { chooseDocuments, type DocumentChoice, makeDemoDocument } from './documents';
import type { DemoAd } from './invent/demo-ad';
import { inventAds } from './invent/invent-ads';
import { createPictureHanger, filePictures, type PictureChoice, renderPictures } from './pictures';
import { inventPriceHistory } from './invent-price-history';
import { resolveTowns } from './resolve-towns';
import { saveDemoAgencies } from './save-agencies';
import { addDemoTalks } from './talks/add-demo-talks';

/** Ads per transaction. The first batch is small: the portal can be opened as soon as it is in. */
const FIRST_BATCH = 50;
const BATCH = 1000;
/** Ads invented before visitors' requests get their turn. */
const BREATH = 25;
/** From so many on, building the read model anew is faster than taking the ads over one after the other. */
const REBUILD_FROM = 2000;

/** Documents that are made at once: those that ads share are fewer. */
const DOCUMENTS_AHEAD = 150;

export interface DemoDeps {
  db: Db;
  /** Folder of the installation's files. */
  dataDir: string;
}

export interface DemoProgress {
  /** `search` comes once, when all ads can be found. */
  step: 'ads' | 'search' | 'pictures';
  done: number;
  total: number;
}

export interface DemoOptions {
  /** Ads there shall be in the end. */
  ads: number;
  /** Dates of publication count back from here at the first load; today's midnight (UTC) unless a test says otherwise. */
  now?: Date;
  /** How many of the pictures they share are rendered before somebody looks at them. */
  picturesAhead: number;
  /** Whether people who talk come too: they have a password that everybody knows, so only to a portal on somebody's own machine. */
  signIns?: boolean;
  onProgress?: (progress: DemoProgress) => void;
}

/** An ad of the series with the pictures it shows and the documents it offers. */
interface PicturedAd {
  ad: DemoAd;
  pictures: readonly PictureChoice[];
  documents: readonly DocumentChoice[];
}

/**
 * Fills the portal with invented ads and drawn pictures. The same ads come each time; loading that was cut off goes
 * on where it stopped, and a larger number adds what is missing. Needs the place directory.
 * @returns how many ads were added
 */
export async function loadDemo(
  { db, dataDir }: DemoDeps,
  { ads, now, picturesAhead, signIns = false, onProgress = () => undefined }: DemoOptions,
): Promise<number> {
  const state = await demoState(db, now ?? midnight());
  const total = Math.max(state.ads, ads);
  if (state.ads < total) await insertAds(db, state, total, onProgress);
  if (state.projected < total) {
    await project(db, state, total);
    onProgress({ step: 'search', done: total, total });
  }
  if (total > 0 && signIns) await addDemoTalks(db, state.epoch);
  if (state.pictured < total) {
    await renderPictures({ db, dataDir }, picturesAhead, (done, all) => {
      onProgress({ step: 'pictures', done, total: all });
    });
    await makeDocumentsAhead({ db, dataDir, make: makeDemoDocument }, Math.min(picturesAhead, DOCUMENTS_AHEAD));
    await notePictured(db, total);
  }
  return total - state.ads;
}

async function insertAds(
  db: Db,
  state: DemoState,
  to: number,
  onProgress: (progress: DemoProgress) => void,
): Promise<void> {
  const towns = resolveTowns(await placeDirectory(db));
  const agencies = await saveDemoAgencies(db, towns, state.epoch);
  const series = picturedAds(inventAds({ now: state.epoch, towns, agencies }));
  const files = filePictures(db);
  // What was loaded before decides how the texts and pictures of the rest differ.
  for (let skipped = 0; skipped < state.ads; skipped += BATCH) await take(series, Math.min(BATCH, state.ads - skipped));
  const buildsReadModel = rebuilds(state, to);
  // The database writes a batch while the next one is being invented.
  let writing: Promise<void> = Promise.resolve();
  for (let start = state.ads; start < to;) {
    const batch = await take(series, Math.min(start === 0 ? FIRST_BATCH : BATCH, to - start));
    const mediaIds = await files.idsOf(new Set(batch.flatMap(({ pictures }) => pictures.map(({ recipe }) => recipe))));
    const documentIds = await fileDocuments(
      db,
      batch.flatMap(({ documents }) => documents.map(({ recipe }) => recipe)),
    );
    await writing;
    const from = start;
    start += batch.length;
    writing = writeBatch(db, {
      from,
      batch,
      mediaIds,
      documentIds,
      buildsReadModel: buildsReadModel && from >= FIRST_BATCH,
    }).then(() => {
      onProgress({ step: 'ads', done: from + batch.length, total: to });
    });
    // A failure is met at the next turn; until then nobody waits for it.
    writing.catch(() => undefined);
  }
  await writing;
  await sql`ANALYZE listing, listing_text, listing_price, listing_photo`.execute(db);
}

interface Writing {
  from: number;
  batch: readonly PicturedAd[];
  mediaIds: ReadonlyMap<string, number>;
  documentIds: ReadonlyMap<string, number>;
  buildsReadModel: boolean;
}

/** All of a batch or nothing. */
async function writeBatch(db: Db, { from, batch, mediaIds, documentIds, buildsReadModel }: Writing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ads = batch.map(({ ad }) => ad);
    const ids = await insertListings(
      tx,
      ads.map(({ draft }) => draft),
      { buildsReadModel },
    );
    await noteDemoAds(tx, from, ads, ids);
    await hangPhotos(
      tx,
      batch.flatMap(({ pictures }, index) => hung(ids[index], pictures, mediaIds)),
    );
    await insertRows(
      tx,
      'listing_document',
      batch.flatMap(({ documents }, index) => offered(ids[index], documents, documentIds)),
    );
  });
}

/** A few ads go the way of all changes; many are worth a new read model. */
async function project(db: Db, state: DemoState, total: number): Promise<void> {
  if (rebuilds(state, total)) await rebuildReadModel(db);
  await inventPriceHistory(db, state.epoch);
  await noteProjected(db, total);
}

function rebuilds(state: DemoState, total: number): boolean {
  return total - state.projected >= REBUILD_FROM;
}

function* picturedAds(series: Generator<DemoAd, never>): Generator<PicturedAd, never> {
  const hang = createPictureHanger();
  for (let number = 0; ; number += 1) {
    const ad = series.next().value;
    const pictures = hang(ad, number);
    yield {
      ad,
      pictures,
      documents: chooseDocuments(ad, pictures.find(({ room }) => room === 'floor-plan')?.recipe ?? null, number),
    };
  }
}

async function take(series: Generator<PicturedAd, never>, count: number): Promise<PicturedAd[]> {
  const taken: PicturedAd[] = [];
  while (taken.length < count) {
    taken.push(series.next().value);
    if (taken.length % BREATH === 0) await breathe();
  }
  return taken;
}

function hung(
  listingId: number | undefined,
  pictures: readonly PictureChoice[],
  mediaIds: ReadonlyMap<string, number>,
): HungPhoto[] {
  if (listingId === undefined) return [];
  return pictures.flatMap(({ recipe, room }, position) => {
    const mediaId = mediaIds.get(recipe);
    return mediaId === undefined ? [] : [{ listingId, position, mediaId, room }];
  });
}

function offered(
  listingId: number | undefined,
  documents: readonly DocumentChoice[],
  documentIds: ReadonlyMap<string, number>,
): object[] {
  return documents.map(({ recipe, ...document }, position) => ({
    listing_id: listingId,
    position,
    document_id: documentIds.get(recipe),
    ...document,
  }));
}

function midnight(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
