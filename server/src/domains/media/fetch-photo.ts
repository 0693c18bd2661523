import { addPicture, type PictureDeps } from './add-picture';
import { duePhotos, failPhoto, finishPhoto, type DuePhoto } from './photo-source.store';
import { MAX_PICTURE_BYTES, PictureError } from './picture-error';
import { fetchRemoteFile, RemoteFileError } from './remote-file';

const TIMEOUT_MS = 30_000;
const PARALLEL = 3;
/** Waits before the next attempts, in minutes; after the last one the photo is given up. */
const BACKOFF_MINUTES = [5, 30, 180, 1440, 4320];

export interface FetchPhotosDeps extends PictureDeps {
  allowPrivateAddresses?: boolean;
}

/**
 * Fetches photos that are due: at most `limit`, for at most `budgetMs` and until the signal is aborted. To be run after an import and from time to
 * time by the server; several processes may do it at once. A photo that fails is tried again later and never keeps its
 * ad from being shown.
 */
export async function fetchDuePhotos(
  deps: FetchPhotosDeps,
  { limit, budgetMs, signal }: { limit: number; budgetMs: number; signal?: AbortSignal },
): Promise<{ fetched: number; failed: number }> {
  const until = Date.now() + budgetMs;
  const result = { fetched: 0, failed: 0 };
  while (signal?.aborted !== true && Date.now() < until && result.fetched + result.failed < limit) {
    const due = await duePhotos(deps.db, Math.min(PARALLEL, limit - result.fetched - result.failed));
    if (due.length === 0) break;
    for (const done of await Promise.all(due.map((photo) => fetchPhoto(deps, photo)))) {
      if (done) result.fetched += 1;
      else result.failed += 1;
    }
  }
  return result;
}

async function fetchPhoto(
  { allowPrivateAddresses = false, ...deps }: FetchPhotosDeps,
  photo: DuePhoto,
): Promise<boolean> {
  try {
    const original = await fetchRemoteFile(photo.url, {
      maxBytes: MAX_PICTURE_BYTES,
      timeoutMs: TIMEOUT_MS,
      allowPrivateAddresses,
    });
    await finishPhoto(deps.db, photo.id, await addPicture(deps, original));
    return true;
  } catch (error) {
    if (!(error instanceof PictureError) && !(error instanceof RemoteFileError)) throw error;
    const wait = permanent(error) ? undefined : BACKOFF_MINUTES[photo.attempts];
    await failPhoto(deps.db, photo.id, error.reason, wait ?? null);
    return false;
  }
}

/** What will not get better by asking again. */
function permanent(error: PictureError | RemoteFileError): boolean {
  if (error instanceof PictureError) return error.reason !== 'unfinished';
  return error.reason === 'bad-address' || error.reason === 'blocked-address';
}
