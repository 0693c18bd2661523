export { actsFor, actsWith } from './acts-for';
export { agenciesWith, peopleWith } from './with-permission';
export { foundAgencyAccount, foundAgencyByMail } from './found-agency';
