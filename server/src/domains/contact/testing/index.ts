export { queueContactMails } from '../contact-mails';
