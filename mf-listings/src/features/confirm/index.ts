export { confirmPage } from './confirm.page';
