export { messagesPage, publishedPage } from './coming.page';
