import { connectDatabase } from '../platform/db';
import { type Order, type StartFailure, WorkerLink } from '../platform/cluster';
import { closeBoth, unlessStopped } from '../platform/process';
import { OperatorError, printable, type Settings } from '../platform/settings';
import { POOL_WAIT_MS, poolSize } from './pool-size';
import { prepareData } from './prepare-data';
import { serve, type Serving } from './serve';
import { sessionName } from './session-name';

/** A stop takes no longer, whatever hangs. */
const STOP_DEADLINE_MS = 18_000;

/** One of the processes that a portal consists of. Ends when told so, and when the one that started it is gone. */
export async function runWorker(settings: Settings): Promise<void> {
  const link = new WorkerLink();
  const order = new AbortController();
  const print = (text: string): void => link.tell({ kind: 'line', text });
  const started = link.next('start');
  link.tell({ kind: 'ready' });

  const work = started.then(({ role, address, processes }) =>
    doWork(settings, { role, address, processes }, { link, print, stopped: order.signal }),
  );

  let ending = false;
  const end = (gently: boolean, code = 0): void => {
    if (ending) return;
    ending = true;
    order.abort();
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    void work
      .then(async (served) => {
        if (gently) await served?.leave();
        await served?.close();
      })
      .catch(() => undefined)
      .finally(() => process.exit(code));
  };
  const fail = (error: unknown): void => {
    link.tell({ kind: 'failed', failure: failureOf(error) });
    end(false, 1);
  };

  // Keys pressed in a terminal reach every process; what they mean is for the first one to say.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => end(true));
  process.on('disconnect', () => end(false));
  link.on('stop', () => end(false));
  link.on('leave', () => end(true));
  link.on(
    'let-go',
    ({ connections }) =>
      void work.then(
        (served) => served?.letGo(connections),
        () => undefined,
      ),
  );
  link.on('chores', () => {
    void work
      .then((served) => served?.startChores())
      .then(() => undefined, failureOf)
      .then((failure) => link.tell({ kind: 'chores', failure }));
  });

  await work.then(
    (served) =>
      served === undefined ? end(false) : link.tell({ kind: 'listening', port: served.port, url: served.url }),
    fail,
  );
}

/** Answers visitors, or lays down what all processes need: what is left open after that, if anything. */
async function doWork(
  settings: Settings,
  { role, address, processes }: Pick<Extract<Order, { kind: 'start' }>, 'role' | 'address' | 'processes'>,
  { link, print, stopped }: { link: WorkerLink; print: (text: string) => void; stopped: AbortSignal },
): Promise<Serving | undefined> {
  const database = await connectDatabase(address, {
    poolSize: poolSize(processes),
    poolWaitMs: POOL_WAIT_MS,
    applicationName: sessionName(),
    stopped,
  });
  if (role === 'prepare') {
    try {
      await unlessStopped(prepareData(database.db, settings, print), stopped);
    } finally {
      await database.close();
    }
    return undefined;
  }
  const port = async (): Promise<number> => {
    const answer = link.next('listen');
    link.tell({ kind: 'prepared' });
    return (await answer).port;
  };
  const onConnections = (open: number): void => link.tell({ kind: 'connections', open });
  const served = await serve(settings, database, { peers: link, print, stopped, port, onConnections }).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  return { ...served, close: () => closeBoth(served, database) };
}

function failureOf(error: unknown): StartFailure {
  return { sentence: printable(error), forOperator: error instanceof OperatorError };
}
