export { valuationPage } from './valuation.page';
