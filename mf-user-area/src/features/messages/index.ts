export { messagesPage } from './messages.page';
