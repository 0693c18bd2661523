export { cleanEmail, emailKey } from './email-key';
