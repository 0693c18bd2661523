import { defineJob, MINUTE_MS, type Job } from '../../platform/jobs';
import { refreshFigures } from './refresh-figures';

/** Medians of a place do not move by the minute. */
const EVERY_MS = 10 * MINUTE_MS;

/** A job that counts the guide's figures anew and notes those of the month (decision 0176). */
export function priceGuideJob(): Job {
  return defineJob({
    name: 'price-guide-figures',
    every: EVERY_MS,
    atStart: true,
    run: ({ db }) => refreshFigures(db).then(() => false),
  });
}
