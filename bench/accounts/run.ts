/**
 * `npm run bench:accounts`: what accounts hold out with all limits on, each visitor on a network of their own behind one
 * trusted proxy. Logins as a share of the passwords this machine can check at all, `info` as a share of a bare Fastify
 * route, and how honest logins fare in a flood of wrong ones. Load and portal share the processors. `--runs` and
 * `--seconds` shorten it, `--flood-networks` says how many addresses the flood comes from.
 */
import { startPortal } from '@kvadrat/tools/harness';
import { Pool } from 'undici';
import { openBench } from '../support/open-bench';
import { summarize, type RunFigures } from '../support/summarize';
import { bareRoute } from './bare-load';
import { FLOOD } from './flood-plan';
import { hashCeiling } from './hash-ceiling';
import { honestInFlood, type InFlood } from './in-flood';
import { BUDGETS, closedFigures } from './figures';
import { People } from './people';

const INFO_CLIENTS = 32;
const { options, keep, hold } = openBench('accounts');
const { runs, seconds, accounts, floodNetworks } = options;

const portal = await startPortal({ DEMO_ADS: '20', TRUST_PROXY: '127.0.0.1' });
const proxy = new Pool(portal.origin, { connections: 64 });
try {
  const people = new People(proxy, portal.origin);
  await people.signUp(accounts);
  await people.signIn(2);
  await people.askWhoTheyAre(INFO_CLIENTS, 2);
  const measured: RunFigures[] = [];
  const floods: InFlood['statuses'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const ceiling = await hashCeiling(seconds / 3);
    const logins = closedFigures(await people.signIn(seconds));
    const bare = closedFigures(await bareRoute(INFO_CLIENTS, seconds / 3));
    const info = closedFigures(await people.askWhoTheyAre(INFO_CLIENTS, seconds / 2));
    const { honest, statuses } = await honestInFlood(portal.origin, people, {
      block: run,
      networks: floodNetworks,
      seconds,
    });
    floods.push(statuses);
    measured.push({
      'password checks/s, ceiling': ceiling,
      'logins/s': logins.perSecond,
      'logins, % of ceiling': (100 * logins.perSecond) / ceiling,
      'login p95, ms': logins.p95,
      'bare route, requests/s': bare.perSecond,
      'info, requests/s': info.perSecond,
      'info, % of bare route': (100 * info.perSecond) / bare.perSecond,
      'info p95, ms': info.p95,
      'honest login in flood p95, ms': honest.p95,
      'honest logins in flood let in, %': honest.acceptedPercent,
      'honest logins with a proof, %': honest.provenPercent,
      'a proof, median ms': honest.proofMs,
      'server errors in flood':
        honest.serverErrors +
        Object.entries(statuses)
          .filter(([status]) => status === '0' || (status >= '500' && status !== '503'))
          .reduce((sum, [, count]) => sum + count, 0),
    });
  }
  const rows = summarize(measured, BUDGETS);
  console.table(rows);
  console.log('wrong logins of the flood by status', floods);
  await keep({ runs, seconds, accounts, flood: { ...FLOOD, networks: floodNetworks, statuses: floods }, rows });
  hold(rows.every(({ inside }) => inside !== false));
} finally {
  await proxy.close();
  await portal.stop();
}
