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
  mail: {
    subject: 'We have received your message (#)',
    greeting: 'Dear reader,',
    text: 'we have received your message and will answer to this address. Its number stands in the subject; please give it if you write again.',
    footnote: 'You get this mail because your address was entered in the contact form of the demonstration portal Kvadrat. If that was not you, there is nothing you need to do.',
  },
};
