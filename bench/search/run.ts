/**
 * `npm run bench:search -- --ads 500000 [--clients 8] [--runs 30] [--seconds 15] [--data folder]`: how long the searches of
 * the research take, by the server's own functions, beside the frozen reference over typed arrays that gets the same
 * questions in turn and has to find the same. `npm run build -- server` comes first: the ads are loaded by what was built.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoAds } from '../support/load-demo-ads';
import { machineFacts } from '../support/machine-facts';
import { openBench } from '../support/open-bench';
import { compareEngines } from './compare-engines';
import { dataFacts, memoryFacts } from './data-facts';
import { type Figures, figuresOf, timesOf, withCrowd } from './figures';
import { facetQueries } from './facet-questions';
import { KEYWORD, listQueries } from './list-questions';
import { mapQueries } from './map-questions';
import { mixOf } from './mix';
import { type Product, startProduct } from './product';
import type { Query } from './query';
import { type Reference, readReference } from './read-reference';

/** Enough for each run to have another one. */
const TOWNS = 100;
const THROUGHPUT = 100;
/** Of the mixed load, more than are answered. */
const HUNDREDS_A_SECOND = 2;
/** Of the processors, before anything runs. */
const loadBefore = machineFacts().load;

const { options, keep, hold } = openBench('search');
/**
 * Engines are compared on a server that has been asked for half a minute (`warmUp`), some thousand questions: in twenty of a
 * kind, which was the warm-up before, code is not compiled yet and a small answer takes up to twice as long.
 */
const { ads, clients, runs, seconds, warmUp, data } = options;
const folder = data ?? (await mkdtemp(join(tmpdir(), 'kvadrat-search-')));
await mkdir(folder, { recursive: true });
// The database's own user has to walk through it when we are root.
await chmod(folder, 0o711);
try {
  const loaded = existsSync(join(folder, 'postgres')) ? null : await loadDemoAds(folder, ads);
  console.log(
    loaded === null
      ? `the ads of ${folder}`
      : `${String(ads)} ads; searches found all after ${String(loaded.allFound)} s`,
  );
  const product = await startProduct(folder);
  try {
    const reference = await readReference(product);
    const active = reference.columns.id.length;
    console.log(`${String(active)} of them are active`);
    const queries = await readQueries(product, reference);
    const asked = warmUp * HUNDREDS_A_SECOND;
    await product.storm(1, warmUp, mixOf(queries, 0, asked));
    const compared = (await compareEngines(product, queries, runs)).map(figuresOf);
    const hundreds = seconds * HUNDREDS_A_SECOND;
    const alone = await product.storm(1, seconds, mixOf(queries, asked, hundreds));
    const crowd = await product.storm(clients, seconds, mixOf(queries, asked + hundreds, hundreds));
    const lines = withCrowd(compared, crowd, queries);
    print(lines);
    const mixed = [
      { clients: 1, perSecond: perSecond(alone), ...timesOf(alone.times.map(({ ms }) => ms)) },
      {
        clients,
        perSecond: perSecond(crowd),
        ...timesOf(crowd.times.map(({ ms }) => ms)),
        allowed: THROUGHPUT,
        holds: perSecond(crowd) >= THROUGHPUT,
      },
    ];
    console.table(mixed);
    const facts = await dataFacts(product);
    const memory = await memoryFacts(product);
    console.table(facts.megabytes);
    console.log('megabytes of memory', memory, 'reference', {
      ...reference.seconds,
      columnBytes: reference.columnBytes,
    });
    await keep(
      {
        ads,
        active,
        runs,
        loadBefore,
        loaded,
        ...facts,
        memory,
        referenceSeconds: reference.seconds,
        unit: 'ms',
        queries: lines,
        mixed,
      },
      `search-${String(ads)}`,
    );
    hold(lines.every(({ holds }) => holds));
  } finally {
    await product.stop();
  }
} finally {
  if (data === undefined) await rm(folder, { recursive: true, force: true });
}

async function readQueries(product: Product, reference: Reference): Promise<Query[]> {
  const places = new Map(
    (await product.rows('SELECT path, id FROM place')).map(({ path, id }) => [String(path), Number(id)]),
  );
  const place = (path: string): number => {
    const id = places.get(path);
    if (id === undefined) throw new RangeError(`there is no place ${path}`);
    return id;
  };
  const towns = await product.rows(`
    SELECT path FROM place JOIN count_roll ON place_id = id AND contract = 1 AND category = 1 WHERE level = 'city' ORDER BY n DESC LIMIT ${String(TOWNS)}`);
  const facts = { reference, place, towns: towns.map(({ path }) => String(path)), words: await product.words(KEYWORD) };
  const queries = [...listQueries(facts), ...mapQueries(facts), ...facetQueries(facts)];
  return queries.sort((a, b) => a.name.localeCompare(b.name));
}

function perSecond({ times, seconds: took }: { times: readonly unknown[]; seconds: number }): number {
  return Math.round((times.length / took) * 10) / 10;
}

function print(lines: readonly Figures[]): void {
  const short = ({ min, p50, p95 }: { min: number; p50: number; p95: number }): string =>
    `${String(min)} / ${String(p50)} / ${String(p95)}`;
  console.log('milliseconds: min / p50 / p95');
  console.table(
    lines.map(
      ({ query, title, total, product, reference, work, ratio, ratioAllowed, target, holds, crowd, crowdHolds }) => ({
        query,
        title,
        total,
        ours: short(product),
        reference: short(reference),
        processor: `${String(work.product)} : ${String(work.reference)}`,
        ratio,
        'ratio allowed': ratioAllowed,
        'p95 target': target,
        holds,
        [`${String(clients)} clients`]: crowd === undefined ? '' : short(crowd),
        '4 x target': crowdHolds,
      }),
    ),
  );
}
