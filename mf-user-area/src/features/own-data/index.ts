export { ownDataPage } from './own-data.page';
