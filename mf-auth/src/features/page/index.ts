export { authPage } from './auth.page';
