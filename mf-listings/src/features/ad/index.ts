export { adPage } from './ad.page';
