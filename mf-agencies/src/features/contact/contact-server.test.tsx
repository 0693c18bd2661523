import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { MESSAGE_TOPICS } from '@kvadrat/contracts/forms';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { within } from '@testing-library/dom';
import * as bundle from '../../ssr';

const CALL = '/api-next/contact/messages/';
const START = { '/api-next/contact/form/': () => ({ key: 'k1' }) };
const GOOD = {
  key: 'k0',
  website: '',
  topic: 'listing',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  message: 'Oglas 12 ima krivu cijenu.',
};

const at = (locale: Locale = 'hr', search = ''): RouteLocation => ({
  name: 'contact',
  params: {},
  path: PATHS.contactUs,
  search,
  locale,
});
const send = (sent: Record<string, string>, answer: () => unknown = () => ({ reference: '23456789' }), route = at()) =>
  serverPage(bundle, route, { ...START, [CALL]: answer }, { sent });
const refusing = (problems: Record<string, string>) => () =>
  Promise.reject(new AppError('status', '422', { status: 422, problems }));

test.each(LOCALES)(
  'R10 the page is a form in %s that goes to its own address, beside what helps, above pages like it',
  async (locale) => {
    const { status, head, root } = await serverPage(bundle, at(locale), START);
    const path = localizedPath(locale, PATHS.contactUs);
    expect([status, head.robots, head.canonical, head.alternates?.length, head.breadcrumbs?.length]).toEqual([
      200,
      undefined,
      path,
      LOCALES.length,
      2,
    ]);
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', path]);
    expect(
      [...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter((name) => name !== null),
    ).toEqual(['topic', 'name', 'email', 'message', 'website', 'key']);
    expect([...root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', ...MESSAGE_TOPICS]);
    expect(root.querySelectorAll('aside dt')).toHaveLength(3);
    const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(
        [PATHS.whoWeAre, LEGAL_PATHS.terms, LEGAL_PATHS.privacy, LEGAL_PATHS.cookies].map((one) =>
          localizedPath(locale, one),
        ),
      ),
    );
  },
);

test('R10 what is wrong comes first, leads to its field, and all that was typed stays', async () => {
  const page = await send({ ...GOOD, topic: '', name: ' ', email: 'ana@"', message: 'Kratko <b>' });
  expect([page.status, page.posts, page.head.title, page.head.robots]).toEqual([
    422,
    [],
    'Poruka još nije poslana: Kontaktirajte nas | Kvadrat',
    'noindex',
  ]);
  expect(
    [...page.root.querySelectorAll<HTMLAnchorElement>('[autofocus] a')].map((link) => [link.hash, link.textContent]),
  ).toEqual([
    ['#polje-topic', 'Odaberite temu.'],
    ['#polje-name', 'Upišite ime i prezime.'],
    ['#polje-email', 'Upišite adresu u obliku ime@primjer.hr.'],
  ]);
  const field = (name: string) => within(page.root).getByLabelText<HTMLInputElement>(name);
  expect([field('E-pošta').value, field('Poruka').value]).toEqual(['ana@"', 'Kratko <b>']);
  expect(page.refused?.problems).toEqual({ topic: 'required', name: 'required', email: 'email' });
});

test.each([
  [{ message: 'Bok' }, 'Napišite bar jednu rečenicu.'],
  [{ message: 'x'.repeat(4001) }, 'Skratite na najviše 4000 znakova.'],
  [{ name: 'x'.repeat(101) }, 'Skratite na najviše 100 znakova.'],
  [{ topic: 'kava' }, 'Odaberite temu.'],
])('R10 each rule has its own sentence', async (change, sentence) => {
  expect((await send({ ...GOOD, ...change })).root.querySelector('[autofocus]')).toHaveTextContent(sentence);
});

test('R10 a message is sent once, and its page says by its address that it was taken', async () => {
  const page = await send(GOOD, undefined, at('de'));
  expect([page.status, page.location]).toEqual([303, '/de/info/kontaktirajte-nas/?poslano=23456789']);
  expect(page.posts).toEqual([{ path: CALL, body: { locale: 'de', ...GOOD } }]);
  const done = await serverPage(bundle, at('hr', '?poslano=23456789'), START);
  expect([
    done.root.querySelector('form'),
    done.root.querySelector('aside'),
    done.head.robots,
    done.head.title,
  ]).toEqual([null, null, 'noindex', 'Poruka je zaprimljena: Kontaktirajte nas | Kvadrat']);
  expect(done.root.querySelector('[autofocus]')).toHaveTextContent('23456789');
  expect((await serverPage(bundle, at('hr', '?poslano=<script>'), START)).root.querySelector('form')).not.toBeNull();
});

test.each([
  [refusing({ key: 'expired' }), 422, 'predugo', 'k1'],
  [refusing({ key: 'too-quick' }), 422, 'brže', 'k0'],
  [refusing({ website: 'trapped' }), 422, 'polje koje ostaje prazno', 'k0'],
  [() => Promise.reject(new AppError('status', '429', { status: 429 })), 429, 'Pričekajte sat vremena', 'k0'],
])(
  'R10 an obstacle is said, not blamed on a field; an old form gets another key',
  async (answer, status, words, key) => {
    const page = await send({ ...GOOD, website: 'x' }, answer);
    expect([
      page.status,
      page.refused?.problems,
      page.root.querySelector<HTMLInputElement>('[name=key]')?.value,
    ]).toEqual([status, {}, key]);
    expect(page.root.querySelector('[autofocus]')).toHaveTextContent(words);
    expect(within(page.root).getByLabelText('Poruka')).toHaveValue(GOOD.message);
  },
);

test('O-18 where nobody knows what became of it the page says so, with all that was typed', async () => {
  await expect(send(GOOD, () => Promise.reject(new AppError('connection', 'away')))).rejects.toMatchObject({
    code: 'connection',
  });
  const page = await serverPage(bundle, at(), START, {
    refused: { values: GOOD, problems: {}, obstacle: 'unavailable' },
  });
  expect(page.root.querySelector('[autofocus]')).toHaveTextContent('Ne znamo je li poruka primljena');
  expect(within(page.root).getByLabelText('Poruka')).toHaveValue(GOOD.message);
});
