export { WebmailButton } from './webmail-button';
