export { failedLoginsMail, knownAddressMail, linkConfirmMail, resetMail, verificationMail } from './account-mails';
