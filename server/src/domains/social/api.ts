export { setUpSocial } from './set-up-social';
export { socialRoutes } from './social.routes';
export type { SocialOptions } from './social-options';
