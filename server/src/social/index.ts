export { setUpSocial } from './set-up-social';
export { socialRoutes } from './social.routes';
export type { SocialOptions } from './social-options';
export type { SocialTables } from './social.tables';
