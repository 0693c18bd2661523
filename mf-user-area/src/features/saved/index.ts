export { savedPage } from './saved.page';
