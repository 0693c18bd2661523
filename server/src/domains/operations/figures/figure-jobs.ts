import { defineJob, type Job } from '../../../platform/jobs';
import type { FigureCounter } from './figure-counter';
import { forgetFigures } from './figure.store';

/** What is counted in this time is written together. */
const TOGETHER_MS = 2000;
const HOUR_MS = 60 * 60_000;

/** Jobs that write what this process has counted, and forget what was counted long ago. */
export function figureJobs(counter: Pick<FigureCounter, 'flush' | 'onCounted'>): Job[] {
  const writing = defineJob({
    name: 'operations-figures',
    inEachProcess: true,
    rest: TOGETHER_MS,
    run: () => counter.flush().then(() => false),
  });
  counter.onCounted = writing.call;
  return [
    writing,
    defineJob({
      name: 'operations-forgetting',
      every: HOUR_MS,
      atStart: true,
      run: ({ db }) => forgetFigures(db).then(() => false),
    }),
  ];
}
