import { join } from 'node:path';
import { Pool } from 'undici';
import { Browser } from '../support/browser';
import { startProcess } from '../support/start-process';
import { closedLoad, timed, type Load, type TimedCall } from './load';

/** As many requests as the bare route answers to so many clients, who send what they send to the portal. */
export async function bareRoute(clients: number, seconds: number): Promise<Load> {
  const server = startProcess(join(import.meta.dirname, 'bare-route.ts'));
  const origin = String(await server.message());
  const pool = new Pool(origin, { connections: clients });
  const browser = new Browser(pool, origin, '10.0.0.1');
  const ask: TimedCall = () => timed(() => browser.get('/'));
  try {
    // The first answer brings cookies as long as those of who is signed in.
    await closedLoad(clients, 1, ask);
    return await closedLoad(clients, seconds, ask);
  } finally {
    await pool.close();
    server.child.disconnect();
  }
}
