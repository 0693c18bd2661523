import { Worker } from 'node:worker_threads';
import { threadLimits } from '../memory';
import type { JobBounds } from './job-bounds';
import { OpenJobs, waitsForNothing, type OpenJob, type Outcome } from './open-jobs';
import { RenderFailure } from './render-failure';
import { SilenceWatch } from './silence-watch';
import { threadClock, type ThreadClock } from './thread-clock';
import type { ApiBridge, FromWorker, RenderJob, RenderWorkerData, ToWorker } from './worker-protocol';

export interface WorkerOptions extends RenderWorkerData {
  /** The compiled worker. */
  file: string;
  heapMegabytes: number;
  onRejection: (error: string) => void;
}

/** How often it is looked how much the thread has worked, while it has jobs. */
const LOOK_EVERY_MS = 50;
/** A thread that works less between two looks has nothing to do, in milliseconds of its processor time. */
const IDLE_WORK_MS = 5;
/** So many looks in a row at a thread that answers and has nothing to do: its jobs wait for nothing. */
const IDLE_LOOKS = 30;

const WAITS_FOR_NOTHING = 'the render waits for nothing, and is not done';

/** A thread that runs one server bundle and many renders at a time. */
export class ReleaseThread {
  private readonly worker: Worker;
  private readonly jobs = new OpenJobs();
  private readonly silence = new SilenceWatch();
  private clock: ThreadClock | null = null;
  /** The clock when the jobs were last charged. */
  private chargedAt = 0;
  private look: NodeJS.Timeout | null = null;
  /** Looks in a row at which the thread had nothing to do. */
  private idleLooks = 0;
  /** Pings the thread has answered. */
  private signs = 0;
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
    return { jobs: this.jobs.size, waiting: this.jobs.waiting };
  }

  /** Calls `listener` once when the thread has ended, for whatever reason. */
  onDeath(listener: (reason: Error) => void): void {
    if (this.death === null) this.mourners.push(listener);
    else listener(this.death);
  }

  /** Gives the thread the bundle it will run; rejects when the bundle cannot be loaded. */
  async load(file: string, source: string): Promise<void> {
    this.post({ type: 'load', file, source });
    this.look ??= this.startLooking();
    await this.loaded;
  }

  /**
   * Does one job.
   * @throws RenderFailure with the reason; never leaves the caller waiting longer than the bounds say
   */
  run(job: RenderJob, bounds: JobBounds, bridge: ApiBridge): Promise<Outcome> {
    const { death } = this;
    if (death !== null) return Promise.reject(new RenderFailure('failed', death.message, { cause: death }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(id, this.overdue(id, bounds)), bounds.waitMs);
      const settle = (outcome: Outcome | RenderFailure): void => {
        clearTimeout(timer);
        this.jobs.delete(id);
        if (outcome instanceof RenderFailure) reject(outcome);
        else resolve(outcome);
        this.sendJobs();
      };
      const id = this.jobs.add({ job, bounds, bridge, sent: false, calls: 0, fedAt: 0, worked: 0, settle });
      this.sendJobs();
      this.look ??= this.startLooking();
    });
  }

  /** Ends the thread; jobs in work fail. */
  async end(reason = new Error('the release is no longer in use')): Promise<void> {
    this.die(reason);
    await this.worker.terminate();
  }

  private sendJobs(): void {
    if (this.death !== null) return;
    for (const [id, { job }] of this.jobs.take(this.signs)) this.post({ type: 'render', id, job });
  }

  /** Tells a release that never answers from a machine that had no time. */
  private overdue(id: number, { waitMs }: JobBounds): RenderFailure {
    const open = this.jobs.get(id);
    if (open !== undefined && waitsForNothing(open, this.signs)) return new RenderFailure('failed', WAITS_FOR_NOTHING);
    return new RenderFailure('late', `the render was not done within ${waitMs} ms`);
  }

  /** Gives up what will never be done, so that nobody waits for it as long as one waits for a page: neither visitors nor the next release. */
  private giveUpIdle(worked: number): void {
    this.idleLooks = worked < IDLE_WORK_MS ? this.idleLooks + 1 : 0;
    if (this.idleLooks < IDLE_LOOKS) return;
    for (const [id, open] of this.jobs.entries())
      if (waitsForNothing(open, this.signs)) this.giveUp(id, new RenderFailure('failed', WAITS_FOR_NOTHING));
  }

  private giveUp(id: number, failure: RenderFailure): void {
    const open = this.jobs.get(id);
    if (open === undefined) return;
    if (open.sent) this.post({ type: 'cancel', id });
    open.settle(failure);
  }

  /** Looks while there is work, also past the end of the last job, until the thread has shown that it lives. */
  private startLooking(): NodeJS.Timeout {
    this.silence.begin(this.worked());
    this.idleLooks = 0;
    this.chargedAt = this.worked();
    this.post({ type: 'ping' });
    return setInterval(() => {
      const worked = this.worked();
      for (const id of this.jobs.charge(worked - this.chargedAt)) {
        const workMs = this.jobs.get(id)?.bounds.workMs ?? 0;
        this.giveUp(id, new RenderFailure('overworked', `the render worked longer than ${workMs} ms`));
      }
      const since = worked - this.chargedAt;
      this.chargedAt = worked;
      const verdict = this.silence.look(worked);
      if (verdict === 'stuck') void this.end(new Error('the bundle did not let go of its thread'));
      else if (verdict === 'heard') {
        this.giveUpIdle(since);
        if (this.jobs.size === 0) this.stopLooking();
        else this.post({ type: 'ping' });
      }
    }, LOOK_EVERY_MS).unref();
  }

  private stopLooking(): void {
    if (this.look !== null) clearInterval(this.look);
    this.look = null;
  }

  /** Processor time of the thread, 0 until it has said who it is. */
  private worked(): number {
    return this.clock?.now() ?? 0;
  }

  private post(message: ToWorker, transferred: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transferred);
  }

  private receive(message: FromWorker): void {
    this.silence.hear();
    switch (message.type) {
      case 'started':
        if (this.death === null) this.clock = threadClock(this.worker, message.task);
        break;
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
        this.jobs.get(message.id)?.settle(new RenderFailure('failed', message.error));
        break;
      case 'rejection':
        this.options.onRejection(message.error);
        break;
      case 'pong':
        this.signs += 1;
        break;
      case 'call':
        void this.call(this.jobs.get(message.id), message);
        break;
    }
  }

  private async call(
    job: OpenJob | undefined,
    { call, path, language, send }: FromWorker & { type: 'call' },
  ): Promise<void> {
    if (job !== undefined) job.calls += 1;
    // A job that waits lets the next one in.
    this.sendJobs();
    // Reading a page changes nothing, whatever its code asks for.
    const allowed = job !== undefined && (send === null || job.job.kind === 'act');
    const answer = allowed ? await job.bridge(path, language, send ?? undefined).catch(() => null) : null;
    if (job !== undefined) {
      job.calls -= 1;
      job.fedAt = this.signs;
    }
    this.post({ type: 'answer', call, answer }, answer === null ? [] : [answer.body.buffer]);
  }

  private die(reason: Error): void {
    if (this.death !== null) return;
    this.death = reason;
    this.stopLooking();
    this.clock?.close();
    this.clock = null;
    this.failLoading(reason);
    for (const job of this.jobs.list())
      job.settle(new RenderFailure(job.sent ? 'failed' : 'refused', reason.message, { cause: reason }));
    for (const mourner of this.mourners.splice(0)) mourner(reason);
  }
}
