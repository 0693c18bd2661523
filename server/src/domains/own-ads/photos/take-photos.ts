import type { Db } from '../../../platform/db';
import {
  addPicture,
  dropUpload,
  PICTURE_REFUSALS,
  PictureError,
  type PictureMaker,
  type PictureRefusal,
  readUpload,
} from '../../media/api';
import { addOwnPhoto, hangsAlready } from './own-photo.store';

interface RefusedPhoto {
  name: string;
  reason: PictureRefusal | 'too-many' | 'gone';
}

interface PhotoDeps {
  db: Db;
  dataDir: string;
  pictures: PictureMaker;
}

/** One file after the other: of each at most one is in memory, however many somebody sends at once. */
let last: Promise<unknown> = Promise.resolve();

/** Makes photos of uploaded files. A file that is no picture costs itself alone. @param tokens of the uploads */
export async function takePhotos(deps: PhotoDeps, ownAdId: number, tokens: readonly string[]): Promise<RefusedPhoto[]> {
  const refused: RefusedPhoto[] = [];
  for (const token of tokens) {
    const taking = last.then(() => takePhoto(deps, ownAdId, token));
    last = taking.catch(() => undefined);
    const problem = await taking;
    if (problem !== null) refused.push(problem);
  }
  return refused;
}

async function takePhoto(deps: PhotoDeps, ownAdId: number, token: string): Promise<RefusedPhoto | null> {
  // The portal has refused it while it came.
  const refusal = PICTURE_REFUSALS.find((reason) => reason === token);
  if (refusal !== undefined) return { name: '', reason: refusal };
  const upload = await readUpload(deps.dataDir, token);
  if (upload === null) {
    // Sent again as its answer was lost: it was taken the first time.
    return (await hangsAlready(deps.db, ownAdId, token)) ? null : { name: '', reason: 'gone' };
  }
  const { name, data } = upload;
  try {
    const mediaId = await addPicture(deps, data);
    const hasRoom = await deps.db.transaction().execute((tx) => addOwnPhoto(tx, ownAdId, { mediaId, upload: token }));
    return hasRoom ? null : { name, reason: 'too-many' };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { name, reason: error.reason };
  } finally {
    await dropUpload(deps.dataDir, token);
  }
}
