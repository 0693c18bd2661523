import cluster from 'node:cluster';
import { printable, readSettings } from './platform/settings';
import { runWorker, startPortal } from './start';

/** Longest time a stop may take before the process ends regardless: draining, then a fast stop of the database. */
const STOP_DEADLINE_MS = 45_000;

/** `node server/dist/main.cjs`: the portal until SIGTERM, SIGINT or the end of the process that started it. */
async function main(): Promise<void> {
  let stopping = false;
  const order = new AbortController();

  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    order.abort();
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    const portal = await starting.catch(() => undefined);
    await portal?.close();
    process.exit(code);
  };
  const fail = (error: unknown): void => {
    console.error(printable(error));
    stop(1).catch(() => process.exit(1));
  };
  const end = (): void => {
    if (!stopping) console.log('Stopping.');
    stop(0).catch(fail);
  };

  const print = (line: string): void => {
    console.log(line);
  };
  // In a promise of its own, so that an order to stop during the start waits for what has to be closed.
  const starting = Promise.resolve().then(() =>
    startPortal(readSettings(), { print, onFailure: fail, stopped: order.signal }),
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('SIGUSR2', () => {
    // One that cannot be done leaves everything as it is.
    void starting
      .then((portal) => portal.restart())
      .catch((error: unknown) => {
        if (!stopping) console.error(printable(error));
      });
  });
  // npm start keeps a channel open to us; it closes when that process is killed.
  if (process.connected) process.on('disconnect', end);
  await starting.then(
    ({ url }) => print(`Kvadrat is at ${url}/`),
    // A start that was called off has nothing to tell.
    (error: unknown) => (order.signal.aborted ? undefined : fail(error)),
  );
}

// Processes of a portal run the same program.
void (cluster.isWorker ? runWorker(readSettings()) : main());
