export { phonePage } from './phone.page';
