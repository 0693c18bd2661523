export { ownAdsPage } from './own-ads.page';
