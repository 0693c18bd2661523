import fc from 'fast-check';
import { MAIL_DOMAINS } from './mail-domains';
import { suggestDomains } from './suggest-domains';

test.each([
  'ana@inet.hr',
  'ana@vip.hr',
  'ana@net.hr',
  'ana@x.tv',
  'ana@d.org.uk',
  'ana@optinet.hr',
  'ana@icloud.hr',
  'ana@tvrtka.hr',
  'ana@gmail.hr',
  'ana@a',
  'ana',
  '',
  '@@@',
  'ana@gmai\ud800l.com',
  'š\ud800@gmial.com',
])('cases 11 %j is not doubted', (email) => expect(suggestDomains(email)).toEqual([]));

test.each([
  ['ana@gmial.com', 'gmail.com'],
  ['ana@gmail.con', 'gmail.com'],
  ['ana@gmail.cmo', 'gmail.com'],
  ['ana@hotmail.cmo', 'hotmail.com'],
  ['ana@hotmial.com', 'hotmail.com'],
  ['ana@gmaill.com', 'gmail.com'],
  ['Ana@GMIAL.com ', 'gmail.com'],
  ['ana+stan@outlok.com', 'outlook.com'],
])('cases 11 R164 %j means %s', (email, domain) => expect(suggestDomains(email)).toEqual([domain]));

test.each([
  'mailw.com',
  'mails.com',
  'maill.com',
  'email.hr',
  'emails.com',
  'wmail.com',
  'amail.com',
  'bmail.com',
  'dmail.com',
  'tmail.com',
  'jmail.com',
  'zmail.com',
  'hmail.com',
  'umail.com',
  'vmail.com',
  'smail.com',
  'olive.com',
  'alive.com',
  'lives.com',
  'liver.com',
  'live1.com',
  'love.com.hr',
  'planet.hr',
  'internet.hr',
  'kanet.hr',
  'vipnet.hr',
  'clouds.com',
  'loud.com',
  'xcloud.com',
  'grange.fr',
  'rothmail.com',
  'photmail.com',
  'mailbox.org',
  'look.com',
  'outbook.hr',
  'webs.de',
  'gmxs.de',
  'yandex.hr',
])('R164 a domain of its own is not corrected: %s', (domain) => expect(suggestDomains(`ana@${domain}`)).toEqual([]));

test('R164 no known domain is ever corrected', () => {
  for (const domain of MAIL_DOMAINS) expect(suggestDomains(`ana@${domain}`)).toEqual([]);
});

test('R164 whatever is typed, at most one domain comes back, and never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      expect(suggestDomains(`a@${text}`).length).toBeLessThanOrEqual(1),
    ),
  );
});
