/** The flood, in a process of its own so that it does not delay the honest ones' clock: `flood.ts <origin> <block> <networks> <seconds>`. */
import { Pool } from 'undici';
import { Browser } from '../support/browser';
import { tellParent } from '../support/tell-parent';
import { FLOOD } from './flood-plan';
import { openLoad, timed } from './load';
import { networks } from './networks';

const [origin = '', block = '0', networkCount = '1', seconds = '1'] = process.argv.slice(2);
const proxy = new Pool(origin, { connections: FLOOD.connections });
const nextNetwork = networks(11, Number(block));
const attackers = Array.from({ length: Number(networkCount) }, () => new Browser(proxy, origin, nextNetwork()));
// They fetch their tokens before, or they would be refused for nothing.
const waiting = [...attackers];
await Promise.all(
  Array.from({ length: FLOOD.connections }, async () => {
    for (let attacker = waiting.pop(); attacker !== undefined; attacker = waiting.pop()) await attacker.prepare();
  }),
);
await tellParent('ready');
let sent = 0;
const load = await openLoad(FLOOD.perSecond, Number(seconds), () => {
  const attacker = attackers[sent++ % attackers.length];
  if (attacker === undefined) throw new RangeError('nobody attacks');
  // Each tries another mailbox, as leaked lists do: no mailbox's own limit stops it.
  return timed(() => attacker.login({ email: `netko${block}-${String(sent)}@primjer.hr`, password: 'pogodak-1234' }));
});
await tellParent(load.statuses);
process.exit();
