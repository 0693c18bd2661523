export { messagesPage } from './coming.page';
