export { type JudgedAd, readJudgedAd } from './comparables.store';
export { judgeProperty } from './judge-property';
export { PRICE_REASONS } from './price-facts';
export { priceNoteRoutes } from './price-note.routes';
