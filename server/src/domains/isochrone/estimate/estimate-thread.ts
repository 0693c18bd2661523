import { threadLimits } from '../../../platform/memory';
import { inThread, WorkerQueue } from '../../../platform/worker';
import { IsochroneError, type IsochroneErrorCode } from '../isochrone-error';
import type { Result, Task, WorkerInput, WorkerReady } from './worker-protocol';

export interface EstimateThreadOptions extends WorkerInput {
  /** The compiled worker. */
  workerFile: string;
  warn: (problem: string) => void;
  /** Time for one task, after which its thread is ended and another started. */
  timeLimitMs?: number | undefined;
  /** Time without a task after which the thread ends. */
  restMs?: number;
}

export type EstimateThread = WorkerQueue<Task, Result, WorkerReady>;

const MAX_WAITING = 32;
const TIME_LIMIT_MS = 4000;
const WAIT_LIMIT_MS = 10_000;
const HEAP_MB = 128;
/** Ground and thread take some 30 MB, and stand again in half a second. */
const REST_MS = 5 * 60_000;

/** One thread that reckons one area after the other. @throws IsochroneError as the worker refuses, when too many wait, or when it takes too long */
export function openEstimateThread({
  workerFile,
  landFile,
  geoPack,
  warn,
  timeLimitMs = TIME_LIMIT_MS,
  restMs = REST_MS,
}: EstimateThreadOptions): EstimateThread {
  const workerData: WorkerInput = { landFile, geoPack };
  return new WorkerQueue({
    name: 'the thread for areas of travel time',
    open: inThread(workerFile, { workerData, resourceLimits: threadLimits(HEAP_MB) }),
    failures: {
      busy: () => new IsochroneError('ISOCHRONE_BUSY'),
      late: () => new IsochroneError('ISOCHRONE_TIMEOUT'),
      failed: (cause) => new IsochroneError('ISOCHRONE_FAILED', cause),
      // The worker refuses with a code of ours.
      refused: (reason) => new IsochroneError(reason as IsochroneErrorCode),
    },
    warn,
    onReady: ({ packProblem }) => {
      if (packProblem !== null) warn(`the geo pack cannot be used: ${packProblem}`);
    },
    maxWaiting: MAX_WAITING,
    timeLimitMs,
    // An area that may take longer is waited for as long.
    waitLimitMs: Math.max(WAIT_LIMIT_MS, timeLimitMs),
    restMs,
  });
}
