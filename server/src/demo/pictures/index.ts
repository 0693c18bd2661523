export type { PictureChoice } from './choose-pictures';
export { drawRecipe } from './draw-recipe';
export { createPictureHanger, type Photographs, type PicturedSubject } from './hang-pictures';
export type { PictureDensity, PictureRegion, PictureSubject } from './picture-subject';
export { filePictures, type PictureFiles, renderPictures } from './picture-files';
