import type { ContactTexts } from '../contact-texts';

export const en: ContactTexts = {
  title: 'Contact us',
  description: 'Write to us about the Kvadrat portal: questions, reports of ads, privacy, accessibility and faults. The answer comes by e-mail.',
  lead: 'Write to us about the portal. We answer by e-mail.',
  fields: { topic: 'Topic', name: 'Name', email: 'E-mail', message: 'Message' },
  chooseTopic: 'Choose a topic',
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
  privacy: 'We use the data only to answer and delete it after 12 months. More under [Privacy](privacy).',
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
  done: {
    title: 'We have received your message',
    text: 'The message number is #; please note it. A confirmation with this number goes to your e-mail address, unless several of our mails have gone there today.',
    next: 'If it is not there in a few minutes, look among the unwanted mail.',
    onward: 'Write another message',
  },
  help: {
    title: 'Before you write',
    items: [
      ['You are interested in a property', 'Contact the advertiser on the page of the ad. We have neither its keys nor more details.'],
      ['An ad is wrong or questionable', 'Choose “Report this ad” on the page of the ad and say what is wrong.'],
      ['Something does not work', 'Describe what you did, what you expected and which browser you use.'],
    ],
  },
  mail: {
    subject: 'We have received your message (#)',
    greeting: 'Dear reader,',
    text: 'we have received your message and will answer to this address. Its number stands in the subject; please give it if you write again.',
    footnote: 'You get this mail because your address was entered in the contact form of the demonstration portal Kvadrat. If that was not you, there is nothing you need to do.',
  },
};
