import { readSocialEnding, SOCIAL_END_PATH, socialEndPath, type SocialEnding } from '@kvadrat/contracts/account';

const search = (path: string): string => new URL(path, 'https://portal.test').search;

test.each<SocialEnding>([
  {
    service: 'google',
    problem: null,
    told: { txId: 'a-1', signup: true, origin: 'https://stari.example.hr' },
    back: null,
  },
  {
    service: 'apple',
    problem: 'cancelled',
    told: { txId: 'a-1', signup: false, origin: 'https://portal.test' },
    back: null,
  },
  { service: 'facebook', problem: 'unverified-there', told: null, back: '/de/oglasi/1/a/?a=1&b=2' },
  { service: null, problem: 'notOffered', told: null, back: null },
])('O-19 the address of the last page says how it ended: %j', (ending) => {
  const path = socialEndPath('de', ending);
  expect(path.startsWith(`/de${SOCIAL_END_PATH}?`)).toBe(true);
  expect(readSocialEnding(search(path))).toEqual(ending);
});

test('an address that names no end is of a sign-in that is over; what it names and nobody knows is a fault of ours', () => {
  expect(readSocialEnding('')).toEqual({ service: null, problem: 'expired', told: null, back: null });
  expect(readSocialEnding('?usluga=google')).toMatchObject({ service: 'google', problem: 'expired' });
  expect(readSocialEnding('?usluga=myspace&ishod=__proto__&tx=a')).toEqual({
    service: null,
    problem: 'internal',
    told: null,
    back: null,
  });
});
