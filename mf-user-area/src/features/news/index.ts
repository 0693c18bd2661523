export { newsPage } from './news.page';
