export { actsFor, actsWith, membershipOf, type Actor, type ActorDeps, type Membership } from './acts-for';
export { agenciesWith, peopleWith } from './with-permission';
export { foundAgencyAccount, foundAgencyByMail } from './found-agency';
