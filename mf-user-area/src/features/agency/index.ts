export { agencyInvitePage, agencyPage } from './agency.page';
