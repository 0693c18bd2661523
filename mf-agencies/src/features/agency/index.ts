export { agencyPage } from './agency.page';
