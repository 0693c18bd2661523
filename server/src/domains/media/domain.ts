import type { Domain } from '../../platform/domain';
import { defineJob, MINUTE_MS } from '../../platform/jobs';
import type { PictureDeps } from './add-picture';
import { fetchDuePhotos } from './fetch-photo';
import { uploadRoutes } from './upload.routes';
import type { UploadDeps } from './upload-scope';
import { dropOldUploads } from './uploads';

/** One round leaves the machine to visitors again after a minute. */
const PHOTOS = { limit: 200, budgetMs: MINUTE_MS };

export const mediaDomain: Domain<UploadDeps, Pick<PictureDeps, 'dataDir' | 'pictures'>> = {
  name: 'media',
  calls: uploadRoutes,
  jobs: (deps) => [
    defineJob({
      name: 'media-photos',
      every: 5 * MINUTE_MS,
      run: async ({ db, signal }) => {
        await fetchDuePhotos({ db, ...deps }, { ...PHOTOS, signal });
        return false;
      },
    }),
    defineJob({
      name: 'media-uploads',
      every: 10 * MINUTE_MS,
      run: async () => {
        await dropOldUploads(deps.dataDir, Date.now());
        return false;
      },
    }),
  ],
};
