import type { Domain } from '../../platform/domain';
import { defineJob, MINUTE_MS } from '../../platform/jobs';
import { fetchDuePhotos } from './fetch-photo';

/** One round leaves the machine to visitors again after a minute. */
const PHOTOS = { limit: 200, budgetMs: MINUTE_MS };

export const mediaDomain: Domain<object, { dataDir: string }> = {
  name: 'media',
  jobs: ({ dataDir }) => [
    defineJob({
      name: 'media-photos',
      every: 5 * MINUTE_MS,
      run: async ({ db, signal }) => {
        await fetchDuePhotos({ db, dataDir }, { ...PHOTOS, signal });
        return false;
      },
    }),
  ],
};
