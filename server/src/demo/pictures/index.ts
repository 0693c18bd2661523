export { createPictureChooser, type PictureChoice } from './choose-pictures';
export { drawRecipe } from './draw-recipe';
export type { PictureDensity, PictureRegion, PictureSubject } from './picture-subject';
export { filePictures, type PictureFiles, renderPictures } from './picture-files';
