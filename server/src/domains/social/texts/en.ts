import type { SocialSentences } from '../social-texts';

export const en: SocialSentences = {
  cancelled: 'You cancelled the login with #. You can try again or log in by e-mail.',
  expired: 'This login is no longer valid: it was used, has expired or was begun in another browser. Please try again.',
  provider: '# does not answer properly at the moment. Try again a little later or log in by e-mail.',
  noAddress: '# did not give us your e-mail address, and there is no account without one. Allow access to the address or register by e-mail.',
  'unverified-here': 'There already is an account with this address, but the address has not been confirmed. We have sent you a message with a link: confirm the address, then log in again.',
  'unverified-there': 'There already is an account with this address, and # does not vouch that the address is yours. We have sent you a message with a link: confirm the connection, then log in again.',
  disabled: 'This account is closed. For help, write to us with the contact form.',
  notOffered: 'Login with this service is not set up here. Please log in by e-mail.',
  tooMany: 'There were too many attempts in a short while. Wait a minute, then try again.',
  foreign: 'This login was started by another site. For your safety, begin it on the portal.',
  internal: 'Login is not possible at the moment because of a fault on our side. Try again in a few minutes.',
};
