export { messagePage } from './message.page';
