import type { JobBounds } from './job-bounds';
import type { RenderFailure } from './render-failure';
import type { ApiBridge, RenderedFrame, RenderedPage, RenderJob } from './worker-protocol';

export type Outcome = { page: RenderedPage } | { frame: RenderedFrame };

/** A job somebody waits for. */
export interface OpenJob {
  readonly job: RenderJob;
  readonly bounds: JobBounds;
  readonly bridge: ApiBridge;
  /** Whether the thread has it; others wait here, where giving them up costs nothing. */
  sent: boolean;
  /** Calls to the API it waits for: meanwhile the thread works for others. */
  calls: number;
  /** Signs of life that the thread had given when the job last got something to go on with. */
  fedAt: number;
  /** Processor time it was charged with, in milliseconds. */
  worked: number;
  readonly settle: (outcome: Outcome | RenderFailure) => void;
}

/** Jobs that a thread works at by turns; more would only share its time, so that all are late. */
const AT_WORK = 4;
/** Jobs it has in hand, most of which wait for the API. */
const IN_HAND = 16;

/**
 * Whether a job waits for nothing anybody could give it: the thread has turned so often since it was last fed that the job
 * was begun whatever was before it, and a page goes on at once when it has its answer.
 */
export function waitsForNothing(
  { sent, calls, fedAt }: Pick<OpenJob, 'sent' | 'calls' | 'fedAt'>,
  signs: number,
): boolean {
  return sent && calls === 0 && signs - fedAt > IN_HAND;
}

/** The jobs of one thread: in hand, or waiting in the order in which they came. */
export class OpenJobs {
  readonly #jobs = new Map<number, OpenJob>();
  #last = 0;

  get size(): number {
    return this.#jobs.size;
  }

  /** Jobs that the thread does not have yet. */
  get waiting(): number {
    return this.list().filter(({ sent }) => !sent).length;
  }

  get(id: number): OpenJob | undefined {
    return this.#jobs.get(id);
  }

  entries(): [id: number, job: OpenJob][] {
    return [...this.#jobs];
  }

  list(): OpenJob[] {
    return [...this.#jobs.values()];
  }

  add(job: OpenJob): number {
    const id = ++this.#last;
    this.#jobs.set(id, job);
    return id;
  }

  delete(id: number): void {
    this.#jobs.delete(id);
  }

  /** Marks as sent what the thread can take now. @param signs of life the thread has given so far @returns those jobs, by their ids */
  take(signs: number): [id: number, job: OpenJob][] {
    let atWork = 0;
    let inHand = 0;
    const taken: [number, OpenJob][] = [];
    for (const [id, job] of this.#jobs) {
      if (!job.sent) {
        if (atWork >= AT_WORK || inHand >= IN_HAND) break;
        job.sent = true;
        job.fedAt = signs;
        taken.push([id, job]);
      }
      inHand += 1;
      if (job.calls === 0) atWork += 1;
    }
    return taken;
  }

  /**
   * Charges the jobs that the thread can have worked at with its processor time, in equal parts.
   * @returns ids of those that have had more than theirs
   */
  charge(milliseconds: number): number[] {
    const atWork = [...this.#jobs].filter(([, { sent, calls }]) => sent && calls === 0);
    const spent: number[] = [];
    for (const [id, job] of atWork) {
      job.worked += milliseconds / atWork.length;
      if (job.worked > job.bounds.workMs) spent.push(id);
    }
    return spent;
  }
}
