import { join } from 'node:path';
import { MINUTE_MS } from '../../platform/jobs';
import { leanEnvironment } from '../../platform/memory';
import { projectRoot } from '../../platform/settings';
import { inProcess, WorkerQueue } from '../../platform/worker';
import { FileError } from './file-error';
import { PICTURE_REFUSALS, PictureError } from './picture-error';
import type { PictureMaker } from './picture-maker';
import type { PictureResult, PictureTask } from './picture-tasks';

export interface PictureProcessOptions {
  /** Told in a sentence for the log. */
  warn: (problem: string) => void;
  /** The compiled `picture-worker`; that of the server's build by default. */
  workerFile?: string;
  /** Arguments of Node for it: those that read its sources, in tests. */
  execArgv?: readonly string[];
  timeLimitMs?: number;
  restMs?: number;
}

export interface PictureProcess extends PictureMaker {
  /** Whether it runs now, and how often one was lost. */
  state: () => { running: boolean; deaths: number };
  close: () => Promise<void>;
}

/** A photo of 120 megapixels takes ten seconds of a quiet machine. */
const TIME_LIMIT_MS = MINUTE_MS;
/** Longer than those before it in the queue may take; who waits at a screen goes first. */
const WAIT_LIMIT_MS = 5 * MINUTE_MS;
const MAX_WAITING = 64;
/** It stands again in a third of a second. */
const REST_MS = 20_000;
/** Pages go first: a picture is a file that browsers wait for without stopping. */
const NICE = 5;
const HEAP_MB = 192;

/**
 * Works on pictures in a process of its own, which is started with the first and ends when there are no more: the image library's
 * memory is given back with it, and a file that brings it down costs itself alone.
 */
export function openPictureProcess({
  warn,
  workerFile,
  execArgv = [],
  timeLimitMs = TIME_LIMIT_MS,
  restMs = REST_MS,
}: PictureProcessOptions): PictureProcess {
  const unfinished = (cause?: Error): PictureError => new PictureError('unfinished', cause);
  const worker = new WorkerQueue<PictureTask, PictureResult, true>({
    name: 'the process for pictures',
    open: inProcess(workerFile ?? join(projectRoot(), 'server', 'dist', 'picture-worker.cjs'), {
      env: leanEnvironment({ NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH }),
      execArgv: [`--max-old-space-size=${String(HEAP_MB)}`, ...execArgv],
      nice: NICE,
    }),
    failures: { busy: unfinished, late: unfinished, failed: unfinished, refused: refusal },
    warn,
    maxWaiting: MAX_WAITING,
    timeLimitMs,
    waitLimitMs: WAIT_LIMIT_MS,
    restMs,
  });
  /** The worker answers a task with the result of its work: both sides are compiled together. */
  const run = <K extends keyof PictureMaker>(
    work: K,
    on: Parameters<PictureMaker[K]>,
    first: boolean,
  ): ReturnType<PictureMaker[K]> => worker.run({ work, on } as PictureTask, { first }) as ReturnType<PictureMaker[K]>;
  return {
    render: (original) => run('render', [original], false),
    draw: (svg, widths) => run('draw', [svg, widths], true),
    likeness: (picture) => run('likeness', [picture], false),
    cut: (picture, box) => run('cut', [picture, box], true),
    clean: (original) => run('clean', [original], true),
    state: () => ({ running: worker.state().ready !== null, deaths: worker.state().deaths }),
    close: () => worker.close(),
  };
}

function refusal(reason: string): PictureError | FileError {
  if (reason === 'locked') return new FileError(reason);
  return new PictureError(PICTURE_REFUSALS.find((known) => known === reason) ?? 'unfinished');
}
