import { parentPort } from 'node:worker_threads';
import { liveWithOwner } from './live-with-owner';
import type { FromWorker, ToWorker } from './worker-protocol';

export interface TaskServer<Task, Result, Ready> {
  ready: Ready;
  work: (task: Task) => Result | Promise<Result>;
  /** The reason, for an error by which the worker refuses a task; null for one by which it broke. */
  refusal: (error: unknown) => string | null;
}

/** The worker's side of a `WorkerQueue`: does what comes, one task after the other, in a thread or in a process of its own. */
export function serveTasks<Task, Result, Ready>({ ready, work, refusal }: TaskServer<Task, Result, Ready>): void {
  const post = (message: FromWorker<Result, Ready>): void => {
    if (parentPort === null) process.send?.(message);
    else parentPort.postMessage(message);
  };
  const take = async ({ id, task }: ToWorker<Task>): Promise<void> => {
    try {
      post({ type: 'done', id, result: await work(task) });
    } catch (error) {
      const reason = refusal(error);
      if (reason !== null) post({ type: 'refused', id, reason });
      else
        post({ type: 'broken', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  const receive = (message: unknown): void => void take(message as ToWorker<Task>);
  if (parentPort !== null) parentPort.on('message', receive);
  else {
    process.on('message', receive);
    liveWithOwner();
  }
  post({ type: 'ready', ready });
}
