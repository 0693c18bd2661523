import { Worker } from 'node:worker_threads';
import type { ApiAnswer, FromWorker, RenderJob, RenderWorkerData, RenderedFrame, RenderedPage, ToWorker } from './worker-protocol';

/** Answers the API calls of one render; null when the call is not allowed or failed. */
export type ApiBridge = (path: string, language: string | null) => Promise<ApiAnswer | null>;

export interface WorkerOptions extends RenderWorkerData {
  /** The compiled worker. */
  file: string;
  heapMegabytes: number;
  onRejection: (error: string) => void;
}

interface OpenJob {
  bridge: ApiBridge;
  settle: (outcome: Outcome) => void;
}

type Outcome = { page: RenderedPage } | { frame: RenderedFrame } | { error: Error };

/** A thread that runs one server bundle and many renders at a time. */
export class ReleaseThread {
  private readonly worker: Worker;
  private readonly jobs = new Map<number, OpenJob>();
  private lastJob = 0;
  private pinged = 0;
  private answered = 0;
  private death: Error | null = null;
  private readonly loaded: Promise<void>;
  private markLoaded: () => void = () => undefined;
  private failLoading: (error: Error) => void = () => undefined;
  private readonly mourners: ((reason: Error) => void)[] = [];

  constructor(private readonly options: WorkerOptions) {
    const { file, heapMegabytes, resolveFrom, sharedPackages } = options;
    const workerData: RenderWorkerData = { resolveFrom, sharedPackages };
    this.worker = new Worker(file, {
      workerData,
      execArgv: [],
      // Nothing of the server's environment, where secrets are.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => this.receive(message));
    this.worker.on('error', (error) => this.die(error));
    this.worker.on('exit', (code) => this.die(new Error(`the worker ended with code ${code}`)));
    this.loaded = new Promise((resolve, reject) => {
      this.markLoaded = resolve;
      this.failLoading = reject;
    });
    this.loaded.catch(() => undefined);
  }

  get alive(): boolean {
    return this.death === null;
  }

  get busy(): boolean {
    return this.jobs.size > 0;
  }

  /** Calls `listener` once when the thread has ended, for whatever reason. */
  onDeath(listener: (reason: Error) => void): void {
    if (this.death === null) this.mourners.push(listener);
    else listener(this.death);
  }

  /** Gives the thread the bundle it will run; rejects when the bundle cannot be loaded. */
  async load(file: string, source: string): Promise<void> {
    this.post({ type: 'load', file, source });
    await this.loaded;
  }

  /**
   * Does one job.
   * @param deadlineMs after this the job is given up, and the thread is ended when it does not even
   *   answer a ping, which is an endless loop
   * @throws Error with the reason; never leaves the caller waiting longer
   */
  run(job: RenderJob, deadlineMs: number, bridge: ApiBridge): Promise<Exclude<Outcome, { error: Error }>> {
    const { death } = this;
    if (death !== null) return Promise.reject(death);
    const id = ++this.lastJob;
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => {
        const count = this.ping();
        timer = setTimeout(() => {
          // Answers that wait in the queue are read first: this thread may have been the slow one.
          setImmediate(() => this.giveUp(id, count, deadlineMs));
        }, deadlineMs / 2);
      }, deadlineMs / 2);
      this.jobs.set(id, {
        bridge,
        settle: (outcome) => {
          clearTimeout(timer);
          this.jobs.delete(id);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome);
        },
      });
      this.post({ type: 'render', id, job });
    });
  }

  /** Ends the thread; jobs in work fail. */
  async end(reason = new Error('the release is no longer in use')): Promise<void> {
    this.die(reason);
    await this.worker.terminate();
  }

  private ping(): number {
    this.pinged += 1;
    this.post({ type: 'ping', count: this.pinged });
    return this.pinged;
  }

  private giveUp(id: number, ping: number, deadlineMs: number): void {
    const job = this.jobs.get(id);
    if (job === undefined) return;
    if (this.answered < ping) {
      void this.end(new Error(`the bundle did not let go of its thread within ${deadlineMs} ms`));
      return;
    }
    job.settle({ error: new Error(`the render took longer than ${deadlineMs} ms`) });
    this.post({ type: 'cancel', id });
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    switch (message.type) {
      case 'loaded':
        this.markLoaded();
        break;
      case 'page':
        this.jobs.get(message.id)?.settle({ page: message.page });
        break;
      case 'frame':
        this.jobs.get(message.id)?.settle({ frame: message.frame });
        break;
      case 'failed':
        this.jobs.get(message.id)?.settle({ error: new Error(message.error) });
        break;
      case 'rejection':
        this.options.onRejection(message.error);
        break;
      case 'pong':
        this.answered = Math.max(this.answered, message.count);
        break;
      case 'call':
        void this.call(message.id, message.call, message.path, message.language);
        break;
    }
  }

  private async call(id: number, call: number, path: string, language: string | null): Promise<void> {
    const job = this.jobs.get(id);
    const answer = job === undefined ? null : await job.bridge(path, language).catch(() => null);
    this.post({ type: 'answer', call, answer });
  }

  private die(reason: Error): void {
    if (this.death !== null) return;
    this.death = reason;
    this.failLoading(reason);
    for (const job of [...this.jobs.values()]) job.settle({ error: reason });
    for (const mourner of this.mourners.splice(0)) mourner(reason);
  }
}
