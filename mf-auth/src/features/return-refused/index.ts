export { returnRefusedPage } from './return-refused.page';
