export { consentPage } from './consent.page';
