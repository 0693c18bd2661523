import { emailKey, mailboxKey } from './email-key';

test.each([
  ['ana@primjer.hr', 'ana@primjer.hr'],
  [' Ana+1@Primjer.HR ', 'ana@primjer.hr'],
  ['ana+oglasi+drugi@primjer.hr', 'ana@primjer.hr'],
  ['ana@PRIMJER.hr', 'ana@primjer.hr'],
  ['a.na@primjer.hr', 'a.na@primjer.hr'],
  ['A.n.a+1@GoogleMail.com', 'ana@gmail.com'],
  ['ana@čakovec.hr', 'ana@xn--akovec-h2a.hr'],
  // Nothing in front of the sign: it is the name itself.
  ['+1@primjer.hr', '+1@primjer.hr'],
])('mails to %j are counted as those to %j', (typed, mailbox) => {
  expect(mailboxKey(typed)).toBe(mailbox);
});

test('O-13 as accounts a+1@ and a@ stay apart', () => {
  expect(emailKey('ana+1@primjer.hr')).not.toBe(emailKey('ana@primjer.hr'));
});
