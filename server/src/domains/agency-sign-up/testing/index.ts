export { queueRequestDecision } from '../queue/request-decision-mail';
export { queueRequestMails } from '../sign-up-mails';
