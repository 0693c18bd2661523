export { addPicture } from './add-picture';
export { type Draw, drawWhenAsked, fileDrawings, hungRecipes, renderAhead } from './drawn-pictures';
export { fetchDuePhotos } from './fetch-photo';
export { hasPhotos, hasPlanPhoto } from './has-photos';
export { mediaPath, writeMediaFile } from './media-folder';
export { mediaRoutes } from './media.routes';
export { onceEach } from './once-each';
export { likenessDistance, pictureLikeness } from './picture-likeness';
export {
  filePhotoAddresses,
  hangPhotos,
  photosFor,
  picturesOf,
  setListingPhotos,
  type HungPhoto,
  type ListingPhoto,
  type ListingPhotos,
} from './photo.store';
export { type PictureMaker, picturesHere } from './picture-maker';
export { openPictureProcess, type PictureProcess } from './picture-process';
export { PICTURE_REFUSALS, PictureError, type PictureRefusal } from './picture-error';
export { openRemoteFile, RemoteFileError } from './remote-file';
export { renderDrawing } from './render-drawing';
export { type LikenessDeps, shownPictures } from './shown-pictures';
export { isRoom, type Room, ROOMS } from './room-labels';
export { type CleanFile } from './clean-file';
export { FILE_REFUSALS, FileError, type FileRefusal } from './file-error';
export { clamdScanner, type FileScanner } from './scan-file';
export { dropUpload, readUpload, takeFormFile, takeUpload } from './uploads';
