/**
 * `npm run bench:server-render -- [--ads 20000] [--data FOLDER] [--runs 5] [--seconds 10]`: the server's time for list pages as a browser
 * takes them (brotli), over loopback, beside a bare Fastify route that answers as much HTML in the same run.
 */
import { join } from 'node:path';
import { startPortal } from '@kvadrat/tools/harness';
import { asStarted } from '../support/as-started';
import { openBench } from '../support/open-bench';
import { startProcess } from '../support/start-process';
import { quantile } from '../support/statistics';
import type { RunFigures } from '../support/summarize';
import { besideBareRoute } from './figures';
import { loadPages, wholePerSecond, type PageLoad } from './page-load';

const SALE = '/prodaja-stambene-nekretnine/';
const LISTS = [SALE, `${SALE}split/`, `${SALE}zagreb/`, `/de${SALE}`];
/**
 * Makes each request one of another address, so that no stored page and no remembered search answers it: a price above that
 * of nearly every ad, which leaves the list as it is and goes on being another number.
 */
const UNLIKE_OTHERS = '?prezzoMassimo=';
const PRICE = 50_000_000;
/** Asked by each number of clients; two have to answer as many as both cores can make. */
const UNCACHED = [1, 8, 32] as const;
const STORED_CLIENTS = 64;
const WARM_UP_SECONDS = 60;

const { options, keep, hold } = openBench('server-render');
const { runs, seconds } = options;
let price = PRICE;

/** Uncached pages: each answer is made for its request. */
async function uncached(port: number, clients: number, time: number): Promise<PageLoad> {
  const load = await loadPages({
    port,
    clients,
    seconds: time,
    addresses: LISTS,
    counter: { text: UNLIKE_OTHERS, from: price },
  });
  price += load.asked;
  return load;
}

async function measureRun(portal: number, bare: number): Promise<RunFigures> {
  const figures: Record<string, number> = {};
  const note = (kind: string, clients: number, load: PageLoad): void => {
    const who = `${kind}, ${String(clients)} ${clients === 1 ? 'client' : 'clients'}`;
    if (load.times.length > 0)
      for (const q of [50, 95]) figures[`${who}, p${String(q)} ms`] = quantile(load.times, q / 100);
    figures[`${who}, pages/s`] = wholePerSecond(load);
  };
  const pages: PageLoad[] = [];
  for (const clients of UNCACHED) {
    const load = await uncached(portal, clients, seconds);
    pages.push(load);
    note('uncached', clients, load);
    note(
      'bare',
      clients,
      await loadPages({ port: bare, clients, seconds: seconds / 3, addresses: ['/'], counter: null }),
    );
  }
  // The first time it is made, and kept.
  await loadPages({ port: portal, clients: 1, seconds: 0.5, addresses: LISTS, counter: null });
  const stored = await loadPages({ port: portal, clients: STORED_CLIENTS, seconds, addresses: LISTS, counter: null });
  note('stored', STORED_CLIENTS, stored);
  note(
    'bare',
    STORED_CLIENTS,
    await loadPages({ port: bare, clients: STORED_CLIENTS, seconds: seconds / 3, addresses: ['/'], counter: null }),
  );
  const kinds: Record<string, readonly PageLoad[]> = { uncached: pages, stored: [stored] };
  for (const [kind, loads] of Object.entries(kinds)) {
    const sum = (of: (load: PageLoad) => number): number => loads.reduce((total, load) => total + of(load), 0);
    figures[`${kind}, empty %`] =
      (100 * sum(({ empty }) => empty)) /
      Math.max(
        1,
        sum(({ looked }) => looked),
      );
    figures[`${kind}, refused %`] =
      (100 * sum(({ refused }) => refused)) /
      Math.max(
        1,
        sum(({ asked }) => asked),
      );
  }
  return figures;
}

const portal = await startPortal(asStarted(options));
const bare = startProcess(join(import.meta.dirname, 'bare-route.ts'));
try {
  const portOf = (origin: unknown): number => Number(new URL(String(origin)).port);
  const [portalPort, barePort] = [portOf(portal.origin), portOf(await bare.message())];
  // A portal runs for weeks: V8 has compiled what its processes do most after a minute of it.
  await uncached(portalPort, 8, options.smoke ? 0.5 : WARM_UP_SECONDS);
  const measured: RunFigures[] = [];
  for (let run = 1; run <= runs; run += 1) {
    measured.push(await measureRun(portalPort, barePort));
    console.log(`run ${String(run)} of ${String(runs)}`);
  }
  const rows = besideBareRoute(measured);
  console.log(`list pages, ${String(options.ads)} ads; medians of ${String(runs)} runs`);
  console.table(rows);
  await keep({ ads: options.ads, runs, seconds, rows });
  hold(rows.every(({ inside }) => inside !== false));
  hold(
    rows.every(({ what, inside }) => inside !== false || !what.endsWith('empty %')),
    'always',
  );
} finally {
  bare.child.disconnect();
  await portal.stop();
}
