export { guidePage } from './guide.page';
