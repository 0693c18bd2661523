import type { AccountMailTexts } from '../account-mail-texts';

export const en: AccountMailTexts = {
  greeting: 'Hello,',
  verification: {
    subject: 'Confirm your e-mail address for Kvadrat',
    text: 'an account was opened on Kvadrat with this e-mail address. Please confirm that it is yours: you can then publish ads and send messages.',
    button: 'Confirm address',
    lifetime: 'The link works for 24 hours. The address is confirmed once you press the button on the page.',
    note: 'If you did not open an account, there is nothing to do: the address stays unconfirmed.',
  },
  reset: {
    subject: 'A new password for Kvadrat',
    text: 'a new password was requested for the account with this e-mail address. Choose it on the page behind the link.',
    button: 'Choose a new password',
    codeHint: 'If the page asks for a code, copy this one:',
    code: 'Code',
    lifetime: 'Link and code work for 30 minutes and only once.',
    note: 'If you did not ask for a new password, ignore this message: your present one still works.',
  },
  knownAddress: {
    subject: 'You already have an account on Kvadrat',
    text: 'somebody tried to open an account with this e-mail address, but there already is one. No second account was opened and nothing has changed.',
    button: 'Log in',
    forgotten: 'Forgotten your password? Choose a new one:',
    reset: 'Request a new password',
    note: 'If this was not you, there is nothing to do.',
  },
  failedLogins: {
    subject: 'Failed logins to your account',
    text: 'somebody has tried to log in to your account with a wrong password several times in a short while. The account is not locked; with the right password you can still log in.',
    count: 'Attempts',
    button: 'Request a new password',
    note: 'If this was you, there is nothing to do. If not, choose a long password that you use nowhere else.',
  },
  passwordChanged: {
    subject: 'Your Kvadrat password has been changed',
    text: 'the password of your account has just been changed, and you are no longer signed in on other devices.',
    button: 'Request a new password',
    note: 'If you changed it, there is nothing to do. If not, request a new password at once.',
  },
  linkConfirm: {
    subject: 'Allow login with #?',
    text: 'somebody wants to log in with # to the account with this e-mail address. Before we allow it, please confirm that the address is yours; from then on you can log in that way too.',
    button: 'Allow login with #',
    lifetime: 'The link works for 30 minutes and only once.',
    note: 'If this is not you, ignore this message: nothing changes without your confirmation.',
  },
  identityLinked: {
    subject: 'A new way to log in to your account: #',
    text: 'from now on your account can also be entered with #. Your profile lists every way to log in, and you can remove it there.',
    button: 'Open profile',
    note: 'If this was you, there is nothing to do. If not, remove this login in your profile and change your password.',
  },
  footnote: 'You receive this message because your address was entered on Kvadrat, a demonstration portal. It was sent automatically.',
};
