import type { Portal } from '@kvadrat/tools/harness';
import { decodeBody } from '../support/read-page';
import { Client } from './client';
import { part, rowOf, type Row } from './figures';
import { startStorm, type StormFigures } from './run-storm';
import { isSound } from './targets-held';
import { pathOf, type Target } from './target';
import { firstUnseen } from './unseen';

export interface CrawlOptions {
  portal: Portal;
  /** What people ask for meanwhile. */
  targets: readonly Target[];
  /** That people visit before the crawler comes; the crawler takes six times as long at most. */
  seconds: number;
  /** Addresses it walks at most. */
  addresses: number;
}

export interface Crawl {
  rows: Row[];
  walked: number;
  /** 95th percentile of people with the crawler, in terms of that without it. */
  ratio: number | null;
  inside: boolean;
  /** Whether every answer was whole or a proper refusal. */
  sound: boolean;
}

const CONNECTIONS = 64;
const PEOPLE = 4;
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const TIMES = 6;
const RATIO = 3;
const NOBODY = { tried: 0, refused: 0, failed: 0, lost: 0, times: [], examples: [] };

/** A crawler with many connections that walks the sitemap while some people visit. */
export async function crawl({ portal: { origin }, targets, seconds, addresses }: CrawlOptions): Promise<Crawl> {
  const pages = await sitemapTargets(origin, addresses);
  const people = (time: number): Promise<StormFigures> =>
    startStorm({
      origin,
      clients: PEOPLE,
      seconds: time,
      targets,
      block: 30,
      oneAddress: false,
      first: firstUnseen(),
      walk: false,
    }).figures;
  const before = await people(seconds);
  const crawler = startStorm({
    origin,
    clients: CONNECTIONS,
    seconds: seconds * TIMES,
    targets: pages,
    block: 40,
    oneAddress: true,
    first: 0,
    walk: true,
    userAgent: CRAWLER,
  });
  // Until the crawler has all it came for, in visits short enough to end soon after.
  const meanwhile: StormFigures[] = [];
  const ended = new AbortController();
  crawler.over.then(
    () => {
      ended.abort();
    },
    () => {
      ended.abort();
    },
  );
  while (!ended.signal.aborted) meanwhile.push(await people(Math.min(seconds, 10)));
  const walk = await crawler.figures;
  const beside = sum(meanwhile);
  const rows = [
    rowOf('people, no crawler', PEOPLE, before, NOBODY, 0),
    rowOf('people beside the crawler', PEOPLE, beside, NOBODY, 0),
    rowOf('the crawler', CONNECTIONS, walk, NOBODY, 0),
  ];
  const [alone, crowded] = [p95(before), p95(beside)];
  const ratio = alone === null || crowded === null ? null : Math.round((crowded / alone) * 100) / 100;
  return { rows, walked: walk.asked, ratio, inside: ratio !== null && ratio <= RATIO, sound: rows.every(isSound) };
}

/** Pages of all languages and kinds alike: each its own canonical address, with no word against search engines. */
async function sitemapTargets(origin: string, most: number): Promise<Target[]> {
  const client = new Client(origin, '127.0.0.1');
  try {
    const sitemaps = await locations(client, '/sitemap.xml');
    const each = Math.ceil(most / sitemaps.length);
    const found: string[] = [];
    // The last kinds are the largest; what small ones do not fill is theirs.
    for (const sitemap of sitemaps) found.push(...(await locations(client, sitemap)).slice(0, each * 3));
    const step = Math.max(1, found.length / most);
    const chosen = Array.from(
      { length: Math.min(most, found.length) },
      (_, number) => found[Math.floor(number * step)] ?? '/',
    );
    return chosen.map((address) => ({
      kind: 'list',
      address,
      truth: { status: 200, location: null, canonical: address, robots: null, entries: 0 },
    }));
  } finally {
    client.close();
  }
}

async function locations(client: Client, address: string): Promise<string[]> {
  const { status, headers, body } = await client.ask(address);
  if (status !== 200) throw new Error(`${address} answers with ${String(status)}`);
  return [...decodeBody(body, headers['content-encoding']).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '/']) =>
    pathOf(found.replaceAll('&amp;', '&')),
  );
}

function p95(figures: StormFigures): number | null {
  return part(Object.values(figures.times).flat(), 0.95);
}

function sum(all: readonly StormFigures[]): StormFigures {
  const total: StormFigures = {
    seconds: 0,
    asked: 0,
    times: {},
    statuses: {},
    verdicts: { right: 0, refused: 0, bare: 0, empty: 0, wrong: 0 },
    failed: 0,
    examples: [],
  };
  for (const one of all) {
    total.seconds += one.seconds;
    total.asked += one.asked;
    total.failed += one.failed;
    total.examples.push(...one.examples);
    (total.times.list ??= []).push(...Object.values(one.times).flat());
    for (const [status, count] of Object.entries(one.statuses))
      total.statuses[status] = (total.statuses[status] ?? 0) + count;
    for (const verdict of ['right', 'refused', 'bare', 'empty', 'wrong'] as const)
      total.verdicts[verdict] += one.verdicts[verdict];
  }
  return total;
}
