/**
 * Server time of a rendered list page: one client and eight, over loopback, after a warm-up.
 * `DEMO_ADS` sets how many ads the portal holds (20,000 for the budget), `BENCH_REQUESTS` how often it is asked.
 */
import { Agent, request } from 'node:http';
import { startPortal } from '@kvadrat/tools/harness';
import { quantile } from '../support/statistics';
import { writeResult } from '../support/write-result';

/** Architecture budget, p95 in milliseconds, by number of clients. */
const BUDGET = new Map([
  [1, 25],
  [8, 80],
]);

const PAGES = ['/prodaja-stambene-nekretnine/', '/prodaja-stambene-nekretnine/split/', '/prodaja-stambene-nekretnine/?prezzoMassimo=250000', '/de/najam-stambene-nekretnine/'];
const WARM_UP = 200;
const requests = Number(process.env['BENCH_REQUESTS'] ?? 800);
const ads = process.env['DEMO_ADS'] ?? '20000';

/** Gets a page whole and answers how long it took, in milliseconds. */
function timePage(origin: string, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(`${origin}${path}`, { agent, headers: { accept: 'text/html', 'accept-encoding': 'identity' } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${path} answered ${response.statusCode ?? 0}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function timeClients(origin: string, clients: number, total: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    while (next < total) times.push(await timePage(origin, PAGES[next++ % PAGES.length] ?? '/', agent));
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}

const portal = await startPortal({ DEMO_ADS: ads });
try {
  await timeClients(portal.origin, 4, WARM_UP);
  const rows = [];
  for (const [clients, budget] of BUDGET) {
    const times = await timeClients(portal.origin, clients, requests);
    const round = (q: number): number => Math.round(quantile(times, q) * 10) / 10;
    rows.push({ clients, requests, p50: round(0.5), p95: round(0.95), budget, inside: round(0.95) <= budget });
  }
  console.log(`list page, ${ads} ads, milliseconds`);
  console.table(rows);
  await writeResult('server-render', { ads: Number(ads), unit: 'ms', rows });
} finally {
  await portal.stop();
}
