export { queueAgencyMails } from '../agency-message-mails';
