import type { EnquiryTexts } from '../enquiry-texts';

export const en: EnquiryTexts = {
  mail: {
    greeting: 'Hello,',
    confirm: { subject: 'Confirm your message about: #', text: 'a message about the property “#” was written from this address. The advertiser receives it only once you confirm that the address is yours.', button: 'Confirm and send', lifetime: 'The link is valid for seven days; after that an unconfirmed message is deleted.', note: 'If you did not write the message, you need not do anything: it will not be sent.' },
    enquiry: { subject: 'Enquiry about: #', text: 'somebody is interested in your ad “#”.' },
    copy: { subject: 'Your message about: #', text: 'we have passed your message about “#” on to the advertiser.', comes: 'The answer comes to this address.' },
    reply: { subject: 'Answer about: #', text: '# answers you:' },
    fields: { name: 'Name', phone: 'Phone', reason: 'Reason', kind: 'Kind' },
    written: 'Message:',
    ad: 'View the ad',
    answer: 'Reply to this mail as to any other: we pass the answer on, and your address stays hidden.',
    above: 'Write your answer above this line',
    files: 'Files were attached to the answer; we do not pass them on.',
    footnote: 'You receive this mail because of an enquiry about an ad on the demonstration portal Kvadrat.',
  },
};
