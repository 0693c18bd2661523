/** What a `WorkerQueue` sends to the worker it keeps. */
export interface ToWorker<Task> {
  id: number;
  task: Task;
}

/** What that one answers: that it stands, and then for each task how it went. */
export type FromWorker<Result, Ready> =
  | { type: 'ready'; ready: Ready }
  | { type: 'done'; id: number; result: Result }
  | { type: 'refused'; id: number; reason: string }
  | { type: 'broken'; id: number; message: string };
