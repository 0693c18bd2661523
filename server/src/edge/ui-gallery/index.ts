export { addUiGallery } from './ui-gallery.routes';
