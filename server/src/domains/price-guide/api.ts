export { guidePaths } from './guide-paths';
export { flatPrices, listPrice } from './place-price';
export { priceGuideRoutes } from './price-guide.routes';
export { refreshFigures } from './refresh-figures';
