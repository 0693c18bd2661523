export { keptAds } from './ads/kept-ads';
export { countSaved } from './count-saved';
export { hiddenAdsOf } from './marks/hidden-ads-of';
export { savedRoutes } from './saved.routes';
export { savedSchemas } from './saved.schema';
export { ALERTS, MAX_SAVED_SEARCHES, type Alert } from './searches/search.store';
export { tellAccount } from './tell-account';
