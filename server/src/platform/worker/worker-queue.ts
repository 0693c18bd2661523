import { AppError } from '@kvadrat/contracts/errors';
import type { Carrier, OpenCarrier } from './carrier';
import type { FromWorker, ToWorker } from './worker-protocol';

export interface WorkerQueueOptions<Ready> {
  /** For the log: what it is, with its article. */
  name: string;
  open: OpenCarrier;
  /** What those are told whose task is not done. */
  failures: {
    /** Too many wait already. */
    busy: () => Error;
    /** It waited or worked for too long. */
    late: () => Error;
    /** The worker died or broke over it. */
    failed: (cause?: Error) => Error;
    /** The worker says why it does not do it. */
    refused: (reason: string) => Error;
  };
  /** Told in a sentence for the log. */
  warn: (problem: string) => void;
  /** Told when a worker stands. */
  onReady?: (ready: Ready) => void;
  maxWaiting: number;
  /** Time for one task, after which its worker is ended and another started. */
  timeLimitMs: number;
  /** In the queue, the start of the worker included. */
  waitLimitMs: number;
  /** Time without a task after which the worker ends. */
  restMs: number;
}

export interface RunOptions {
  signal?: AbortSignal;
  /** Goes before those that wait already: somebody looks at the screen. */
  first?: boolean;
}

/** What the worker is doing, for the operator. */
export interface WorkerQueueState<Ready> {
  /** What it told when it stood; null while none stands. */
  ready: Ready | null;
  waiting: number;
  /** Workers that ended by themselves or had to be ended. */
  deaths: number;
}

interface Job<Task, Result> {
  id: number;
  task: Task;
  settle: (outcome: { result: Result } | { error: Error }) => void;
}

/** One worker that does one task after the other. It starts with the first task, or before, and ends when it rests too long. */
export class WorkerQueue<Task, Result, Ready> {
  private carrier: Carrier | null = null;
  private ready: Ready | null = null;
  private readonly waiting: Job<Task, Result>[] = [];
  private current: { job: Job<Task, Result>; timer: NodeJS.Timeout } | null = null;
  private rest: NodeJS.Timeout | undefined;
  private lastId = 0;
  private deaths = 0;
  private closed = false;

  constructor(private readonly options: WorkerQueueOptions<Ready>) {}

  /**
   * @throws one of the `failures`
   * @throws AppError 'abort' when the signal says so; a task that has not begun is then not done at all
   */
  run(task: Task, { signal, first = false }: RunOptions = {}): Promise<Result> {
    const { failures, maxWaiting, waitLimitMs } = this.options;
    if (signal?.aborted === true) return Promise.reject(aborted());
    if (this.closed || this.waiting.length >= maxWaiting) return Promise.reject(failures.busy());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => giveUp(failures.late()), waitLimitMs);
      const abort = (): void => giveUp(aborted());
      const job: Job<Task, Result> = {
        id: ++this.lastId,
        task,
        settle: (outcome) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', abort);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.result);
        },
      };
      const giveUp = (error: Error): void => {
        const index = this.waiting.indexOf(job);
        if (index !== -1) this.waiting.splice(index, 1);
        job.settle({ error });
      };
      signal?.addEventListener('abort', abort, { once: true });
      if (first) this.waiting.unshift(job);
      else this.waiting.push(job);
      this.sendNext();
    });
  }

  /** Starts the worker before anybody asks, so that the first one does not wait for it. */
  warmUp(): void {
    if (!this.closed && this.carrier === null) this.start();
  }

  state(): WorkerQueueState<Ready> {
    return { ready: this.ready, waiting: this.waiting.length, deaths: this.deaths };
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.rest);
    const { carrier } = this;
    const { failed } = this.options.failures;
    this.lose(failed());
    for (const job of this.waiting.splice(0)) job.settle({ error: failed() });
    await carrier?.end();
  }

  private start(): void {
    const carrier = this.options.open({
      message: (message) => {
        // Both sides are compiled together.
        if (carrier === this.carrier) this.receive(message as FromWorker<Result, Ready>);
      },
      ended: (reason) => this.die(carrier, reason),
    });
    this.carrier = carrier;
  }

  private sendNext(): void {
    if (this.closed || this.current !== null) return;
    clearTimeout(this.rest);
    if (this.waiting.length === 0) {
      if (this.ready !== null) this.rest = setTimeout(() => this.retire(), this.options.restMs).unref();
      return;
    }
    if (this.carrier === null) this.start();
    if (this.ready === null) return;
    const job = this.waiting.shift();
    if (job === undefined) return;
    this.current = { job, timer: setTimeout(() => this.overdue(), this.options.timeLimitMs) };
    this.carrier?.send({ id: job.id, task: job.task } satisfies ToWorker<Task>);
  }

  private receive(message: FromWorker<Result, Ready>): void {
    const { failures, onReady, warn } = this.options;
    if (message.type === 'ready') {
      this.ready = message.ready;
      onReady?.(message.ready);
      this.sendNext();
      return;
    }
    if (this.current?.job.id !== message.id) return;
    if (message.type === 'broken') warn(message.message);
    if (message.type === 'done') this.finish({ result: message.result });
    else this.finish({ error: message.type === 'refused' ? failures.refused(message.reason) : failures.failed() });
    this.sendNext();
  }

  private finish(outcome: { result: Result } | { error: Error }): void {
    if (this.current === null) return;
    const { job, timer } = this.current;
    clearTimeout(timer);
    this.current = null;
    job.settle(outcome);
  }

  /** Nobody has asked for long: the next one starts another worker. */
  private retire(): void {
    const { carrier } = this;
    this.lose(this.options.failures.failed());
    void carrier?.end();
  }

  private overdue(): void {
    const { carrier } = this;
    this.deaths += 1;
    this.options.warn(`${this.options.name} took too long`);
    this.lose(this.options.failures.late());
    void carrier?.end();
    this.sendNext();
  }

  /** The task in work is lost; those that wait go to the next worker, but not when this one could not even start. */
  private die(carrier: Carrier, reason: Error): void {
    if (carrier !== this.carrier) return;
    const { failures, name, warn } = this.options;
    const started = this.ready !== null;
    this.deaths += 1;
    warn(`${name} died: ${reason.message}`);
    this.lose(failures.failed(reason));
    if (!started) for (const job of this.waiting.splice(0)) job.settle({ error: failures.failed(reason) });
    this.sendNext();
  }

  private lose(error: Error): void {
    this.carrier = null;
    this.ready = null;
    this.finish({ error });
  }
}

function aborted(): AppError {
  return new AppError('abort', 'nobody waits for it any more');
}
