export { SocialButtons } from './social-buttons';
