export { cleanEmail, emailKey, mailboxKey } from './email-key';
