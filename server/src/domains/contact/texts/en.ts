import type { ContactTexts } from '../contact-texts';

export const en: ContactTexts = {
  title: 'Contact us',
  fields: { topic: 'Topic', name: 'Name', email: 'E-mail', message: 'Message' },
  topics: {
    general: 'General question',
    listing: 'Report an ad',
    agency: 'Working with agencies',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    error: 'Something does not work',
  },
  emailHint: 'We send the answer to this address.',
  trap: 'Leave this field empty',
  send: 'Send message',
  problems: {
    title: 'The message has not been sent yet',
    intro: 'Correct the marked fields:',
    required: { topic: 'Choose a topic.', name: 'Enter your name.', email: 'Enter an e-mail address.', message: 'Enter a message.' },
    email: 'Enter an address such as name@example.com.',
    shortMessage: 'Write at least one sentence.',
    long: 'Shorten to at most # characters.',
  },
  obstacles: {
    expired: 'The form stood open for too long. Check the message and send it again.',
    trapped: 'A field that stays empty was filled in, which programs usually do. We have emptied it; send the message again.',
    tooQuick: 'The message came faster than the form can be filled in. Check it and send it again.',
    tooMany: 'Several messages have just come from this address. Wait an hour, then send this one.',
  },
  mail: {
    subject: 'We have received your message (#)',
    greeting: 'Dear reader,',
    text: 'we have received your message and will answer to this address. Its number stands in the subject; please give it if you write again.',
    footnote: 'You get this mail because your address was entered in the contact form of the demonstration portal Kvadrat. If that was not you, there is nothing you need to do.',
  },
};
