import type { PictureMaker } from './picture-maker';

/** What the process for pictures is told: which work, and on what. */
export type PictureTask = {
  [K in keyof PictureMaker]: { work: K; on: Parameters<PictureMaker[K]> };
}[keyof PictureMaker];
export type PictureResult = Awaited<ReturnType<PictureMaker[keyof PictureMaker]>>;
