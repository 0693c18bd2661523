import { mailboxOf } from '.';

test.each([
  ['ana@example.hr', 'ana@example.hr'],
  [' Ana@Example.HR ', 'ana@example.hr'],
  ['ana+1@example.hr', 'ana@example.hr'],
  ['Ana+oglas+2@example.hr', 'ana@example.hr'],
  ['a.na@example.hr', 'a.na@example.hr'],
  ['ana@šume.hr', 'ana@xn--ume-zza.hr'],
  ['"ana@b+c"@example.hr', '"ana@b@example.hr'],
  ['+1@example.hr', '+1@example.hr'],
  ['', '@'],
])('%j is counted as %s', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));
