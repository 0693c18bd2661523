import { webmailLink } from './webmail-link';

const WIDE = 1024;
const SMALL = 479;

describe.each([
  [
    'R83',
    'Gmail',
    'https://mail.google.com/',
    'https://mail.google.com/',
    ['gmail.com', 'googlemail.com', 'GMAIL.COM', 'Gmail.com '],
  ],
  [
    'R84 R88',
    'Outlook',
    'https://outlook.live.com/mail/',
    'ms-outlook://',
    [
      'live.com',
      'live.it',
      'live.co.uk',
      'microsoft.com',
      'msn.com',
      'outlook.com',
      'outlook.hr',
      'outlook.com.br',
      'hotmail.com',
      'hotmail.it',
      'HOTMAIL.FR',
      'hotmail.co.jp',
    ],
  ],
  [
    'R85 R88',
    'Yahoo Mail',
    'https://mail.yahoo.com/',
    'ymail://',
    ['yahoo.com', 'yahoo.it', 'yahoo.co.uk', 'yahoo.com.ar', 'Yahoo.DE'],
  ],
  ['R86', 'Libero Mail', 'https://mail.libero.it/', 'https://mail.libero.it/', ['libero.it', 'LIBERO.IT']],
  [
    'R87 R88',
    'iCloud Mail',
    'https://www.icloud.com/mail/',
    'message://',
    ['icloud.com', 'iCloud.com', 'me.com', 'mac.com'],
  ],
] as const)('%s %s', (_requirement, service, web, small, domains) => {
  test.each(domains)('ana@%s', (domain) => {
    expect(webmailLink(`ana@${domain}`, WIDE)).toEqual({ service, href: web, app: false });
    expect(webmailLink(`ana@${domain}`, SMALL)).toEqual({ service, href: small, app: small !== web });
  });
});

test('R88 a screen is small below 768 pixels', () => {
  expect(webmailLink('ana@yahoo.com', 767)?.app).toBe(true);
  expect(webmailLink('ana@yahoo.com', 768)?.app).toBe(false);
});

test.each([
  ...['net.hr', 't-com.hr', 'inet.hr', 'vip.hr', 'kvadrat.example', 'xn--gmil-6na.com', 'gmаil.com'],
  ...[
    'gmail.com.evil.hr',
    'evil-gmail.com',
    'mail.gmail.com',
    'gmail.co',
    'gmail.hr',
    'gmail.com.',
    'gmail',
    'gmail.com/x',
    'gmail.com:80',
  ],
  ...[
    'hotmail.evil',
    'hotmail.com.evil.hr',
    'hotmail.it.evil.hr',
    'live.community',
    'outlook.com.hrx',
    'notoutlook.com',
    'live..com',
    'msn.c',
  ],
  ...[
    'yahoo.com.evil.hr',
    'yahoo.xyz',
    'libero.com',
    'libero.it.evil.hr',
    'me.hr',
    'mac.co.uk',
    'icloud.hr',
    'icloud.com\n.evil.hr',
  ],
])('R89 ana@%s gives no link', (domain) => {
  expect([webmailLink(`ana@${domain}`, WIDE), webmailLink(`ana@${domain}`, SMALL)]).toEqual([null, null]);
});

test.each(['', 'gmail.com', '@gmail.com', 'ana', 'ana@', 'ana@gmail.com@net.hr'])(
  'R89 %j is no address with a webmail',
  (address) => {
    expect(webmailLink(address, WIDE)).toBeNull();
  },
);
