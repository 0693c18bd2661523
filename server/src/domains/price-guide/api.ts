export { placesWithFigures } from './figures.store';
export { priceGuideRoutes } from './price-guide.routes';
export { refreshFigures } from './refresh-figures';
