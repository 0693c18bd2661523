export {
  failedLoginsMail,
  identityLinkedMail,
  knownAddressMail,
  linkConfirmMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from './account-mails';
