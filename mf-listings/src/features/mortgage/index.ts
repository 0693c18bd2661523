export { mortgagePage } from './mortgage.page';
