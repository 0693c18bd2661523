export { invitePage, sharedPage } from './shared.page';
