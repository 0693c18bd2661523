export { listPage } from './list.page';
