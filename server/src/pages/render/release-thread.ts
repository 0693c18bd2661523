import { Worker } from 'node:worker_threads';
import { threadLimits } from '../../platform/memory';
import type { ApiAnswer, FromWorker, RenderJob, RenderWorkerData, RenderedFrame, RenderedPage, ToWorker } from './worker-protocol';

/** Answers the API calls of one render; null when the call is not allowed or failed. */
export type ApiBridge = (path: string, language: string | null) => Promise<ApiAnswer | null>;

export interface WorkerOptions extends RenderWorkerData {
  /** The compiled worker. */
  file: string;
  heapMegabytes: number;
  onRejection: (error: string) => void;
}

/** A thread that says nothing for so long is stuck. Longer than any deadline, so that a busy machine kills nobody. */
const SILENCE_MS = 1000;
const WATCH_MS = 250;

interface OpenJob {
  job: RenderJob;
  bridge: ApiBridge;
  /** Whether the thread has it; others wait here, where giving them up costs nothing. */
  sent: boolean;
  settle: (outcome: Outcome) => void;
}

/**
 * Jobs a thread works on at a time. While one waits for the API another renders; many more would only share the time so
 * that all pass their deadline and none is finished.
 */
const JOBS_AT_A_TIME = 4;

type Outcome = { page: RenderedPage } | { frame: RenderedFrame } | { error: Error };

/** A thread that runs one server bundle and many renders at a time. */
export class ReleaseThread {
  private readonly worker: Worker;
  private readonly jobs = new Map<number, OpenJob>();
  private lastJob = 0;
  /** Messages received, of whatever kind: each is a sign of life. */
  private heard = 0;
  private watch: NodeJS.Timeout | null = null;
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
      resourceLimits: { ...threadLimits(heapMegabytes), stackSizeMb: 4 },
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

  /** Jobs in all, and those of them that wait for others to be done. */
  get queue(): { jobs: number; waiting: number } {
    return { jobs: this.jobs.size, waiting: [...this.jobs.values()].filter(({ sent }) => !sent).length };
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
   * @param deadlineMs after this the job is given up
   * @throws Error with the reason; never leaves the caller waiting longer
   */
  run(job: RenderJob, deadlineMs: number, bridge: ApiBridge): Promise<Exclude<Outcome, { error: Error }>> {
    const { death } = this;
    if (death !== null) return Promise.reject(death);
    const id = ++this.lastJob;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(id, deadlineMs), deadlineMs);
      const settle = (outcome: Outcome): void => {
        clearTimeout(timer);
        this.jobs.delete(id);
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome);
        this.sendJobs();
      };
      this.jobs.set(id, { job, bridge, sent: false, settle });
      this.sendJobs();
      this.watch ??= this.startWatch();
    });
  }

  /** Ends the thread; jobs in work fail. */
  async end(reason = new Error('the release is no longer in use')): Promise<void> {
    this.die(reason);
    await this.worker.terminate();
  }

  private sendJobs(): void {
    if (this.death !== null) return;
    let room = JOBS_AT_A_TIME;
    for (const [id, open] of this.jobs) {
      if (room === 0) return;
      room -= 1;
      if (open.sent) continue;
      open.sent = true;
      this.post({ type: 'render', id, job: open.job });
    }
  }

  private giveUp(id: number, deadlineMs: number): void {
    const open = this.jobs.get(id);
    if (open === undefined) return;
    if (open.sent) this.post({ type: 'cancel', id });
    open.settle({ error: new Error(`the render took longer than ${deadlineMs} ms`) });
  }

  /** Pings while there is work, also past the deadline of the last job, until the thread has shown that it lives. */
  private startWatch(): NodeJS.Timeout {
    let heardBefore = this.heard;
    let silentMs = 0;
    this.post({ type: 'ping' });
    const watch = setInterval(() => {
      silentMs = this.heard === heardBefore ? silentMs + WATCH_MS : 0;
      heardBefore = this.heard;
      if (silentMs >= SILENCE_MS) {
        void this.end(new Error(`the bundle did not let go of its thread for ${silentMs} ms`));
      } else if (silentMs === 0 && this.jobs.size === 0) {
        this.stopWatch();
      } else if (silentMs === 0) {
        this.post({ type: 'ping' });
      }
    }, WATCH_MS);
    return watch.unref();
  }

  private stopWatch(): void {
    if (this.watch !== null) clearInterval(this.watch);
    this.watch = null;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    this.heard += 1;
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
    this.stopWatch();
    this.failLoading(reason);
    for (const job of [...this.jobs.values()]) job.settle({ error: reason });
    for (const mourner of this.mourners.splice(0)) mourner(reason);
  }
}
