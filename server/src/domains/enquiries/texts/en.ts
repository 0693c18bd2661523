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
  page: {
    title: 'Message to the advertiser',
    lead: 'You are writing to the advertiser of “#”.',
    requiredPhone: 'Enter a phone number.',
    badPhone: 'Enter the number in digits, for example 091 234 5678.',
    privacy: 'The advertiser receives your name, phone and message, but not your e-mail address. The conversation is deleted 24 months after its last message. Read more in [Privacy](privacy).',
    waiting: { title: 'Confirm your e-mail address', text: 'We have sent you a link. The advertiser receives the message once you open it and confirm the address. If it is not there in a few minutes, look into the spam folder.', request: 'We have sent you a link. The advertiser receives the request once you open it and confirm the address. If it is not there in a few minutes, look into the spam folder.' },
    sent: { title: 'The message is sent', text: 'The advertiser has received it, and a copy is in your mailbox.' },
    onward: 'Back to the ad',
    confirm: { title: 'Confirm your e-mail address', text: 'By confirming you send the message to the advertiser.', button: 'Confirm and send' },
    refused: { title: 'The request was not sent', text: 'Something has changed since: the time was taken or has passed, or a viewing is already arranged. Open the ad and send the request again.' },
    old: { title: 'The link is no longer valid', text: 'Links are valid for seven days. Open the ad and send the message again.' },
  },
};
