import { DEFAULT_FLAGS, type Flags } from '@kvadrat/contracts/flags';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import type { ActRequest, FrameRequest, RenderRequest } from '@kvadrat/contracts/remote';
import type { Outcome } from './open-jobs';
import { ReleaseSlot, type SlotState } from './release-slot';
import { ReleaseThread, type WorkerOptions } from './release-thread';
import { isRenderFailure, RenderFailure } from './render-failure';
import type { ApiBridge, RenderJob, RenderedFrame, RenderedPage } from './worker-protocol';

export interface RenderPoolOptions {
  /** The compiled `render-worker`, also the place from where shared packages are found. */
  workerFile: string;
  /** Packages that server bundles leave out. */
  sharedPackages: readonly string[];
  /** Processor time of its thread that a render may take. */
  workMs: number;
  /** Time a release that has just gone live may take to be ready for its first render. */
  coldStartMs: number;
  /** Heap of each thread. */
  heapMegabytes: number;
  readBundle: (manifest: RemoteManifest) => Promise<{ file: string; source: string }>;
  /** Jobs that warm a release up, with the API they may call. */
  warmUpJobs: (manifest: RemoteManifest) => RenderJob[];
  warmUpBridge: ApiBridge;
  /** Told of every render, how long it took, waiting included. */
  onRendered?: (remote: string, outcome: 'done' | RenderFailure['reason'], seconds: number) => void;
  /** Told about every failure; pages survive them. */
  warn: (error: Error, release: { name: string; release: string }) => void;
}

/** How one page is rendered. */
export interface RenderOptions {
  flags?: Flags;
  /** Milliseconds the visitor waits for it. */
  waitMs?: number;
}

/** What the threads have to do, as of now. */
export interface RenderLoad {
  threads: number;
  /** Renders that have been asked for. */
  jobs: number;
  /** Those of them that no thread has begun. */
  waiting: number;
}

/** Compiles what it runs, in a thread that nobody waits for. */
const WARM_UP = { workMs: 2000, waitMs: 10_000 };
const RETIRE_GRACE_MS = 2000;
/** Longest time anybody waits for a page (architecture section 3). */
const LONGEST_WAIT_MS = 2000;
/** Renders of one release, at work and waiting; more could not be done in time. */
const MOST_JOBS = 64;

/** Server bundles at work: a thread for each release in use and a spare one that knows React already. */
export class RenderPool {
  private readonly slots = new Map<string, ReleaseSlot>();
  private spare: ReleaseThread | null = null;
  private closed = false;

  constructor(private readonly options: RenderPoolOptions) {
    this.spare = this.createWorker();
  }

  /**
   * Makes exactly these releases ready and lets go of others.
   * @returns resolves when each is warm or has failed
   */
  async use(manifests: readonly RemoteManifest[]): Promise<void> {
    if (this.closed) return;
    const wanted = new Map(manifests.map((manifest) => [keyOf(manifest), manifest]));
    for (const [key, slot] of this.slots) {
      if (wanted.has(key)) continue;
      this.slots.delete(key);
      void slot.retire(RETIRE_GRACE_MS);
    }
    await Promise.allSettled([...wanted.values()].map((manifest) => this.slotOf(manifest).ready()));
  }

  /**
   * Renders a remote's page.
   * @throws RenderFailure when the release fails, works too long or is not done in `waitMs`
   */
  async renderPage(
    manifest: RemoteManifest,
    request: RenderRequest,
    bridge: ApiBridge,
    { flags = DEFAULT_FLAGS, waitMs = LONGEST_WAIT_MS }: RenderOptions = {},
  ): Promise<RenderedPage> {
    const outcome = await this.run(manifest, { kind: 'page', request, flags }, bridge, waitMs);
    if (!('page' in outcome)) throw new RenderFailure('failed', 'the worker gave a frame for a page');
    return outcome.page;
  }

  /**
   * Has a remote take a form. What a thread was given is never done again: whoever sent the form decides about that.
   * @throws RenderFailure as {@link renderPage}; then nobody knows what became of the form
   */
  async act(
    manifest: RemoteManifest,
    request: ActRequest,
    bridge: ApiBridge,
    { flags = DEFAULT_FLAGS, waitMs = LONGEST_WAIT_MS }: RenderOptions = {},
  ): Promise<RenderedPage> {
    const outcome = await this.run(manifest, { kind: 'act', request, flags }, bridge, waitMs);
    if (!('page' in outcome)) throw new RenderFailure('failed', 'the worker gave a frame for a form');
    return outcome.page;
  }

  /**
   * Renders the shell's frame or one of its own pages.
   * @throws RenderFailure as {@link renderPage}
   */
  async renderFrame(
    manifest: RemoteManifest,
    request: FrameRequest,
    { waitMs = LONGEST_WAIT_MS }: Pick<RenderOptions, 'waitMs'> = {},
  ): Promise<RenderedFrame> {
    const outcome = await this.run(manifest, { kind: 'frame', request }, () => Promise.resolve(null), waitMs);
    if (!('frame' in outcome)) throw new RenderFailure('failed', 'the worker gave a page for a frame');
    return outcome.frame;
  }

  /** State of each release in use, by `<name>@<release>`. */
  state(): Record<string, SlotState> {
    return Object.fromEntries([...this.slots].map(([key, slot]) => [key, slot.state]));
  }

  load(): RenderLoad {
    const threads = [...this.slots.values()].flatMap(({ thread }) => (thread?.alive === true ? [thread] : []));
    return threads.reduce(
      (sum, { queue }) => ({ ...sum, jobs: sum.jobs + queue.jobs, waiting: sum.waiting + queue.waiting }),
      { threads: threads.length, jobs: 0, waiting: 0 },
    );
  }

  /** Whether a release's server bundle could not be read, so that another release has to make its pages. */
  isUnreadable(manifest: RemoteManifest): boolean {
    return this.slots.get(keyOf(manifest))?.state === 'unreadable';
  }

  async close(): Promise<void> {
    this.closed = true;
    const slots = [...this.slots.values()];
    this.slots.clear();
    await Promise.all([...slots.map((slot) => slot.retire(0)), this.spare?.end()]);
  }

  private async run(manifest: RemoteManifest, job: RenderJob, bridge: ApiBridge, waitMs: number): Promise<Outcome> {
    if (this.closed) throw new RenderFailure('failed', 'the server is closing');
    const slot = this.slotOf(manifest);
    const start = performance.now();
    const tell = (outcome: 'done' | RenderFailure['reason']): void =>
      this.options.onRendered?.(manifest.name, outcome, (performance.now() - start) / 1000);
    try {
      const outcome = await this.attempt(slot, job, bridge, waitMs);
      slot.succeeded();
      tell('done');
      return outcome;
    } catch (error) {
      const failure =
        error instanceof RenderFailure
          ? error
          : new RenderFailure('failed', error instanceof Error ? error.message : String(error), { cause: error });
      tell(failure.reason);
      // A busy machine is no fault of the release; metrics count it.
      if (!isRenderFailure(failure, 'refused', 'late')) this.options.warn(failure, manifest);
      throw failure;
    }
  }

  /** Does a job once more where its thread ended before it was begun: another page's fault must not become this one's. */
  private async attempt(slot: ReleaseSlot, job: RenderJob, bridge: ApiBridge, waitMs: number): Promise<Outcome> {
    const worker = await inTime(slot.ready(), this.options.coldStartMs);
    if (worker.queue.jobs >= MOST_JOBS)
      throw new RenderFailure('refused', `${MOST_JOBS} renders of the release wait already`);
    const begin = performance.now();
    try {
      return await worker.run(job, { workMs: this.options.workMs, waitMs }, bridge);
    } catch (error) {
      const left = waitMs - (performance.now() - begin);
      if (worker.alive || left <= 0 || !isRenderFailure(error, 'refused')) throw error;
      return (await inTime(slot.ready(), left)).run(job, { workMs: this.options.workMs, waitMs: left }, bridge);
    }
  }

  private slotOf(manifest: RemoteManifest): ReleaseSlot {
    const key = keyOf(manifest);
    let slot = this.slots.get(key);
    if (slot === undefined) {
      const { readBundle, warn } = this.options;
      slot = new ReleaseSlot({
        manifest,
        readBundle,
        takeWorker: () => this.takeWorker(),
        warmUp: (worker) => this.warmUp(worker, manifest),
        onFailure: (of, error) => warn(error, of),
      });
      this.slots.set(key, slot);
    }
    return slot;
  }

  private async warmUp(worker: ReleaseThread, manifest: RemoteManifest): Promise<void> {
    for (const job of this.options.warmUpJobs(manifest)) {
      // A sample address may well be refused; what counts is that the code has run.
      await worker.run(job, WARM_UP, this.options.warmUpBridge).catch(() => undefined);
    }
  }

  private takeWorker(): ReleaseThread {
    const { spare } = this;
    this.spare = this.closed ? null : this.createWorker();
    return spare?.alive === true ? spare : this.createWorker();
  }

  private createWorker(): ReleaseThread {
    const { workerFile, sharedPackages, heapMegabytes, warn } = this.options;
    const options: WorkerOptions = {
      file: workerFile,
      resolveFrom: workerFile,
      sharedPackages,
      heapMegabytes,
      onRejection: (error) =>
        warn(new Error(`a promise was rejected and nobody listened: ${error}`), { name: 'worker', release: '' }),
    };
    return new ReleaseThread(options);
  }
}

function keyOf({ name, release }: RemoteManifest): string {
  return `${name}@${release}`;
}

async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RenderFailure('late', `the release was not ready within ${Math.round(ms)} ms`)),
      ms,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
