export { failedLoginsMail, knownAddressMail, linkConfirmMail, passwordChangedMail, resetMail, verificationMail } from './account-mails';
