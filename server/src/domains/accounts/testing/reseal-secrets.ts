export { resealSecrets } from '../second-step/totp.store';
