import { plural } from '../plural';
import type { ProfileTexts } from '../profile-texts';

export const en: ProfileTexts = {
  title: 'My profile',
  lead: 'Your account details and sign-ins.',
  details: { title: 'Personal details', name: 'Name', email: 'E-mail', phone: 'Phone', none: 'Not given' },
  email: {
    proven: 'The address is confirmed.',
    unproven: 'The address is not confirmed yet. Open the link in the message we sent you; until then you cannot publish ads or send messages.',
    resend: 'Send the link again',
  },
  news: {
    title: 'Notifications',
    intro: 'You choose what we may send you, and you can change your mind at any time.',
    communications: 'Offers and news about Kvadrat products',
    newsletter: 'Newsletter about the property market',
    save: 'Save choice',
  },
  safety: {
    title: 'Security',
    password: 'You change your password with a link that we send to your address.',
    change: 'Change password',
    here: 'You are signed in on this device only.',
    others: plural('en', { one: 'You are signed in on # other device.', other: 'You are signed in on # other devices.' }),
    endOthers: 'Sign out other devices',
  },
  newPassword: { title: 'New password', old: 'Current password', fresh: 'New password', again: 'Repeat the new password', save: 'Change password', forgotten: 'I have forgotten the current password' },
  identities: { title: 'Login through other services', since: 'linked on #', remove: 'Remove #', last: 'This is the only way into your account. Set a password before you remove it.' },
  leave: { title: 'Sign out', text: 'Saved ads and cookie settings stay in this browser.', signOut: 'Sign out' },
  done: { news: 'Your choice has been saved.', sessions: 'The other devices have been signed out.', password: 'Your password has been changed. The other devices have been signed out.', identity: 'The login has been removed. The other devices have been signed out.' },
};
