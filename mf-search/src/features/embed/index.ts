export { adsElement } from './ads.page';
