export { socialEndPage } from './social-end.page';
