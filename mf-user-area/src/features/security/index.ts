export { securityPage } from './security.page';
