export { comparePage } from './compare.page';
