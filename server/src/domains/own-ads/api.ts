export { countOwnAds } from './count-own-ads';
