export { addUiGallery, GALLERY_PATH } from './ui-gallery.routes';
