export { editAdPage } from './edit-ad.page';
