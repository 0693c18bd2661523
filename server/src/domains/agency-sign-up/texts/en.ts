import type { SignUpTexts } from '../sign-up-texts';

export const en: SignUpTexts = {
  title: 'Sign-up for agencies and developers',
  fields: {
    kind: 'Line of business',
    company: 'Company name',
    oib: 'Company OIB (Croatian identification number)',
    register: 'Number in the register of brokers (optional)',
    street: 'Street and number',
    place: 'Town',
    name: 'Contact person',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Note (optional)',
  },
  kinds: { agency: 'Estate agency', constructor: 'Developer or builder' },
  mail: {
    subject: 'We have received your request (#)',
    greeting: 'Hello,',
    text: 'we have received the request for a company account. We will check the details and reply to this address. The number of the request is in the subject.',
    footnote: 'You receive this message because your address was entered in a request for an account on the demonstration portal Kvadrat. If it was not you, there is nothing you need to do.',
  },
};
