export { guidePaths } from './guide-paths';
export { priceGuideRoutes } from './price-guide.routes';
export { refreshFigures } from './refresh-figures';
