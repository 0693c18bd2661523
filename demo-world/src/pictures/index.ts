export type { PictureChoice } from './choose-pictures';
export { drawRecipe } from './draw-recipe';
export { createPictureHanger, type Photographs } from './hang-pictures';
export type { PictureDensity, PictureRegion, PictureSubject } from './picture-subject';
export { filePictures, renderPictures } from './picture-files';
