export { methodPage } from './method.page';
