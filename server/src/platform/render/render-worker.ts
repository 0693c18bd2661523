import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiCalls } from './api-calls';
import { confine } from './confine';
import { loadBundle, type Exports } from './load-bundle';
import { ownTask } from './own-task';
import { runJob, transferables } from './serve-bundle';
import type { FromWorker, RenderJob, RenderWorkerData, ToWorker } from './worker-protocol';

/** Entry of the thread that runs one release's server bundle; `RenderPool` starts it. */
if (parentPort === null) throw new Error('render-worker runs as a worker thread');
const port = parentPort;
const post = (message: FromWorker): void => port.postMessage(message, transferables(message));

const { resolveFrom, sharedPackages } = workerData as RenderWorkerData;
const require = createRequire(resolveFrom);
const packages = new Map(sharedPackages.map((name): [string, unknown] => [name, require(name)]));
const calls = new ApiCalls(post);
let bundle: Exports = {};

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

// A forgotten rejection belongs to no page: it is told, and the pages in work go on.
process.on('unhandledRejection', (error) => post({ type: 'rejection', error: describe(error) }));

/** Jobs that have not begun. Messages are read between two of them, so a job that was given up is never begun. */
const queue = new Map<number, RenderJob>();

const beginNext = (): void => {
  const [next] = queue;
  if (next === undefined) return;
  const [id, job] = next;
  queue.delete(id);
  setImmediate(beginNext);
  // Also catches a result that cannot be sent between threads.
  void runJob(id, job, bundle, calls)
    .then(post)
    .catch((error: unknown) => post({ type: 'failed', id, error: describe(error) }));
};

const receive = (message: ToWorker): void => {
  switch (message.type) {
    case 'load':
      bundle = loadBundle(message.file, message.source, packages);
      post({ type: 'loaded' });
      break;
    case 'render':
      if (queue.size === 0) setImmediate(beginNext);
      queue.set(message.id, message.job);
      break;
    case 'cancel':
      queue.delete(message.id);
      calls.cancel(message.id);
      break;
    case 'answer':
      calls.answer(message.call, message.answer);
      break;
    case 'ping':
      post({ type: 'pong' });
      break;
  }
};

post({ type: 'started', task: ownTask() });
confine();
port.on('message', receive);
