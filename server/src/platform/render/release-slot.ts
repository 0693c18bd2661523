import type { RemoteManifest } from '@kvadrat/contracts/releases';
import type { ReleaseThread } from './release-thread';

/** `unreadable`: its server bundle is not on disk as it was published, and could not be put back. */
export type SlotState = 'starting' | 'warm' | 'failing' | 'unreadable';

export interface SlotOptions {
  manifest: RemoteManifest;
  /** Reads the server bundle, refusing one that does not have its published hash. */
  readBundle: (manifest: RemoteManifest) => Promise<{ file: string; source: string }>;
  takeWorker: () => ReleaseThread;
  /** Renders once, so that the first visitor does not wait for the engine to compile; must not reject. */
  warmUp: (worker: ReleaseThread, manifest: RemoteManifest) => Promise<void>;
  onFailure: (manifest: RemoteManifest, error: Error) => void;
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Keeps one release rendering: starts its thread, and starts it again, after a growing pause when it keeps dying. */
export class ReleaseSlot {
  readonly manifest: RemoteManifest;
  state: SlotState = 'starting';
  private worker: Promise<ReleaseThread>;
  private current: ReleaseThread | null = null;
  private deaths = 0;
  private timer: NodeJS.Timeout | null = null;
  private retired = false;

  constructor(private readonly options: SlotOptions) {
    this.manifest = options.manifest;
    this.worker = this.start();
  }

  /** The warm thread; rejects while the release is resting after failures. */
  ready(): Promise<ReleaseThread> {
    return this.worker;
  }

  /** The thread that is running or being started, null before the first one. */
  get thread(): ReleaseThread | null {
    return this.current;
  }

  /** A render came back: whatever killed earlier threads is not in every page. */
  succeeded(): void {
    this.deaths = 0;
  }

  /** Takes the release out of use; pages in work are finished by `graceMs`. */
  async retire(graceMs: number): Promise<void> {
    this.retired = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const worker = this.current;
    if (worker === null) return;
    for (let waited = 0; worker.busy && waited < graceMs; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await worker.end();
  }

  private start(): Promise<ReleaseThread> {
    // An attempt to read it again is no reason to believe that it can be.
    if (this.state !== 'unreadable') this.state = 'starting';
    const started = this.bringUp();
    started.then(
      () => undefined,
      (error: unknown) => this.rest(error instanceof Error ? error : new Error(String(error))),
    );
    return started;
  }

  private async bringUp(): Promise<ReleaseThread> {
    const { manifest, readBundle, takeWorker, warmUp } = this.options;
    const { file, source } = await readBundle(manifest).catch((error: unknown) => {
      this.state = 'unreadable';
      throw error;
    });
    if (this.retired) throw new Error('the release is no longer in use');
    const worker = takeWorker();
    this.current = worker;
    await worker.load(file, source);
    await warmUp(worker, manifest);
    // It may have died of the warm-up; then this rejects and the slot rests.
    await new Promise<void>((resolve, reject) => {
      worker.onDeath(reject);
      if (worker.alive) resolve();
    });
    this.state = 'warm';
    worker.onDeath((reason) => this.rest(reason));
    return worker;
  }

  private rest(reason: Error): void {
    if (this.retired) return;
    this.options.onFailure(this.manifest, reason);
    this.deaths += 1;
    // The first death is most often one page's fault: the next thread starts at once.
    if (this.deaths === 1 && this.state === 'warm') {
      this.worker = this.start();
      return;
    }
    if (this.state !== 'unreadable') this.state = 'failing';
    const resting = Promise.reject<ReleaseThread>(reason);
    resting.catch(() => undefined);
    this.worker = resting;
    this.timer = setTimeout(
      () => {
        this.worker = this.start();
      },
      Math.min(FIRST_PAUSE_MS * 2 ** (this.deaths - 1), LONGEST_PAUSE_MS),
    );
    this.timer.unref();
  }
}
