export { addPicture } from './add-picture';
export { fetchDuePhotos, type FetchPhotosDeps } from './fetch-photo';
export type { MediaTables } from './media.tables';
export { mediaRoutes } from './media.routes';
export { PictureError, type PictureRefusal } from './picture-error';
export { hangPhotos, photosFor, setListingPhotos, type HungPhoto, type ListingPhoto, type ListingPhotos } from './photo.store';
export { openRemoteFile, RemoteFileError, type RemoteFile } from './remote-file';
export type { Room } from './room-labels';
