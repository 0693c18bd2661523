export { queueRequestMails } from '../sign-up-mails';
