export { actsFor, actsWith, membershipOf, type Actor, type ActorDeps, type Membership } from './acts-for';
export { foundAgencyAccount, foundAgencyByMail } from './found-agency';
