export { authElement } from './auth.page';
