export {
  emailChangeMail,
  emailWarningMail,
  failedLoginsMail,
  identityLinkedMail,
  knownAddressMail,
  linkConfirmMail,
  passwordChangedMail,
  resetMail,
  securityChangedMail,
  type SecurityChange,
  verificationMail,
} from './account-mails';
