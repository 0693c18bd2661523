import { Worker } from 'node:worker_threads';
import { AppError } from '@kvadrat/contracts/errors';
import { threadLimits } from '../../../platform/memory';
import { IsochroneError } from '../isochrone-error';
import type { FromWorker, Result, Task, ToWorker, WorkerInput, WorkerReady } from './worker-protocol';

export interface EstimateThreadOptions extends WorkerInput {
  /** The compiled worker. */
  workerFile: string;
  warn: (problem: string) => void;
  /** Time for one task, after which its thread is ended and another started. */
  timeLimitMs?: number;
  /** Time without a task after which the thread ends. */
  restMs?: number;
}

interface Job {
  id: number;
  task: Task;
  settle: (outcome: Result | Error) => void;
}

/** What the thread is doing, for the operator. */
export interface ThreadState {
  running: boolean;
  waiting: number;
  /** Threads that ended by themselves or had to be ended. */
  deaths: number;
  /** Of the ground, once it stands; the heap of the thread may have `HEAP_MB` besides. */
  groundBytes: number;
  hasRoads: boolean;
}

const MAX_WAITING = 32;
const TIME_LIMIT_MS = 4000;
/** In the queue, the start of the thread included. */
const WAIT_LIMIT_MS = 10_000;
const HEAP_MB = 128;
/** Ground and thread take some 30 MB, and stand again in half a second. */
const REST_MS = 5 * 60_000;

/** One worker thread that reckons one area after the other. It starts with the first task, or before, and ends when it rests too long. */
export class EstimateThread {
  private worker: Worker | null = null;
  private ready: WorkerReady | null = null;
  private readonly waiting: Job[] = [];
  private current: { job: Job; timer: NodeJS.Timeout } | null = null;
  private rest: NodeJS.Timeout | undefined;
  private lastId = 0;
  private deaths = 0;
  private closed = false;

  constructor(private readonly options: EstimateThreadOptions) {}

  /**
   * @throws IsochroneError as the worker refuses, when too many wait, or when it takes too long
   * @throws AppError 'abort' when the signal says so; a task that has not begun is then not done at all
   */
  run(task: Task, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted === true) return Promise.reject(aborted());
    if (this.closed || this.waiting.length >= MAX_WAITING) return Promise.reject(new IsochroneError('ISOCHRONE_BUSY'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => giveUp(new IsochroneError('ISOCHRONE_TIMEOUT')), WAIT_LIMIT_MS);
      const abort = (): void => giveUp(aborted());
      const job: Job = {
        id: ++this.lastId,
        task,
        settle: (outcome) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', abort);
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        },
      };
      const giveUp = (error: Error): void => {
        const index = this.waiting.indexOf(job);
        if (index !== -1) this.waiting.splice(index, 1);
        job.settle(error);
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.waiting.push(job);
      this.sendNext();
    });
  }

  /** Starts the thread before anybody asks: the first one would wait a second or more for the ground. */
  warmUp(): void {
    if (!this.closed && this.worker === null) this.start();
  }

  state(): ThreadState {
    const { ready, deaths } = this;
    return { running: ready !== null, waiting: this.waiting.length, deaths, groundBytes: ready?.groundBytes ?? 0, hasRoads: ready?.hasRoads ?? false };
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.rest);
    const { worker } = this;
    this.lose(new IsochroneError('ISOCHRONE_FAILED'));
    for (const job of this.waiting.splice(0)) job.settle(new IsochroneError('ISOCHRONE_FAILED'));
    await worker?.terminate();
  }

  private start(): void {
    const { workerFile, landFile, geoPack } = this.options;
    const input: WorkerInput = { landFile, geoPack };
    const worker = new Worker(workerFile, {
      workerData: input,
      execArgv: [],
      env: { NODE_ENV: 'production' },
      resourceLimits: threadLimits(HEAP_MB),
    });
    this.worker = worker;
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      if (worker === this.worker) this.receive(message);
    });
    worker.on('error', (error) => this.die(worker, error));
    worker.on('exit', (code) => this.die(worker, new Error(`it ended with code ${code}`)));
  }

  private sendNext(): void {
    if (this.closed || this.current !== null) return;
    clearTimeout(this.rest);
    if (this.waiting.length === 0) {
      if (this.ready !== null) this.rest = setTimeout(() => this.retire(), this.options.restMs ?? REST_MS).unref();
      return;
    }
    if (this.worker === null) this.start();
    if (this.ready === null) return;
    const job = this.waiting.shift();
    if (job === undefined) return;
    const timer = setTimeout(() => this.overdue(), this.options.timeLimitMs ?? TIME_LIMIT_MS);
    this.current = { job, timer };
    const message: ToWorker = { ...job.task, id: job.id };
    this.worker?.postMessage(message);
  }

  private receive(message: FromWorker): void {
    if (message.type === 'ready') {
      this.ready = message;
      if (message.packProblem !== null) this.options.warn(`the geo pack cannot be used: ${message.packProblem}`);
      this.sendNext();
      return;
    }
    if (this.current?.job.id !== message.id) return;
    if (message.type === 'broken') this.options.warn(message.message);
    this.finish(message.type === 'done' ? message.result : new IsochroneError(message.type === 'refused' ? message.reason : 'ISOCHRONE_FAILED'));
    this.sendNext();
  }

  private finish(outcome: Result | Error): void {
    if (this.current === null) return;
    const { job, timer } = this.current;
    clearTimeout(timer);
    this.current = null;
    job.settle(outcome);
  }

  /** Nobody has asked for long: the next one starts another thread. */
  private retire(): void {
    const { worker } = this;
    this.lose(new IsochroneError('ISOCHRONE_FAILED'));
    void worker?.terminate();
  }

  private overdue(): void {
    const { worker } = this;
    this.deaths += 1;
    this.options.warn('an area took too long');
    this.lose(new IsochroneError('ISOCHRONE_TIMEOUT'));
    void worker?.terminate();
    this.sendNext();
  }

  /** The task in work is lost; those that wait go to the next thread, but not when this one could not even start. */
  private die(worker: Worker, reason: Error): void {
    if (worker !== this.worker) return;
    const started = this.ready !== null;
    this.deaths += 1;
    this.options.warn(`the thread for areas of travel time died: ${reason.message}`);
    this.lose(new IsochroneError('ISOCHRONE_FAILED', reason));
    if (!started) for (const job of this.waiting.splice(0)) job.settle(new IsochroneError('ISOCHRONE_FAILED', reason));
    this.sendNext();
  }

  private lose(error: Error): void {
    this.worker = null;
    this.ready = null;
    this.finish(error);
  }
}

function aborted(): AppError {
  return new AppError('abort', 'nobody waits for the area any more');
}
