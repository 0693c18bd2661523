export { totpCode } from '../second-step/totp';
