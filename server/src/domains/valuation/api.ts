export { valuationRoutes } from './valuation.routes';
