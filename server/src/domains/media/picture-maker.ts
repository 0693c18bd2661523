import { pictureLikeness } from './picture-likeness';
import { cleanFile, type CleanFile } from './clean-file';
import { readablePicture } from './read-heic';
import { renderDrawing } from './render-drawing';
import { cutPicture, renderPicture, type PictureBox, type PictureSize, type RenderedPicture } from './render-picture';

/** Who works on pictures: this process, or one that is started for it (`PictureProcess`). */
export interface PictureMaker {
  /**
   * Renders the sizes of a photo, and tells what it looks like.
   * @throws {PictureError} for what is no picture, too large or broken, or was not finished
   */
  render: (original: Uint8Array) => Promise<RenderedPicture & { likeness: string }>;
  /** Renders sizes of a drawing of our own, see `renderDrawing`. */
  draw: (svg: string, widths: readonly number[]) => Promise<PictureSize[]>;
  /** Tells what a picture looks like, see `pictureLikeness`. */
  likeness: (picture: Uint8Array) => Promise<string>;
  /** Cuts a picture to a box, as JPEG. */
  cut: (picture: Uint8Array, box: PictureBox) => Promise<Buffer>;
  /**
   * Makes a picture or a PDF that can be handed on, see `cleanFile`.
   * @throws {PictureError | FileError} for what is neither, too large, locked or broken, or was not finished
   */
  clean: (original: Uint8Array) => Promise<CleanFile>;
}

/** Works on pictures in this process: for commands, which end, and for the process that does nothing else. */
export const picturesHere: PictureMaker = {
  async render(original) {
    const readable = await readablePicture(original);
    return { ...(await renderPicture(readable)), likeness: await pictureLikeness(readable) };
  },
  draw: renderDrawing,
  likeness: pictureLikeness,
  cut: cutPicture,
  clean: async (original) => cleanFile(await readablePicture(original)),
};
