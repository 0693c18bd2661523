export { publishedPage } from './coming.page';
