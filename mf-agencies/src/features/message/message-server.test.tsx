import { serverPage } from '@kvadrat/remote-kit/testing';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import * as bundle from '../../ssr';
import { agencyDetail } from '../../testing/agencies';

const at = (name: 'message' | 'phone', search = '', locale: Locale = 'hr'): RouteLocation => ({
  name,
  params: { agency: 'marjan' },
  path: `/agencija/marjan/${name === 'message' ? 'upit' : 'telefon'}/`,
  search,
  locale,
});
const answers = (locale: Locale = 'hr', changes = {}) => ({
  [`/api-next/agencies/marjan/?locale=${locale}`]: () => agencyDetail(changes),
  '/api-next/agencies/messages/form/': () => ({ key: 'k1' }),
});
const CALL = '/api-next/agencies/marjan/messages/';
const PHONE = '/api-next/agencies/marjan/phone/';
const GOOD = {
  key: 'k0',
  website: '',
  topic: 'sell',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  phone: '+385 91 234 5678',
  message: 'Prodajem stan na Gripama.',
};

test.each(LOCALES)('R278 in %s the form goes to its own address, and to the person it names', async (locale) => {
  const { status, head, root } = await serverPage(bundle, at('message', '?osoba=7', locale), answers(locale));
  expect([status, head.robots]).toEqual([200, 'noindex']);
  expect(root.querySelector('form')?.getAttribute('action')).toBe(
    `${localizedPath(locale, '/agencija/marjan/upit/')}?osoba=7`,
  );
  expect(root.textContent).toContain('Luka Tomić, Marjan kvadrat');
});

test('R278 a message without scripts is sent once, and its page says so by its address', async () => {
  const sent = await serverPage(
    bundle,
    at('message', '?osoba=7'),
    { ...answers(), [CALL]: () => ({ reference: '23456789' }) },
    { sent: GOOD },
  );
  expect([sent.status, sent.location]).toEqual([303, '/agencija/marjan/upit/?poslano=23456789']);
  expect(sent.posts).toEqual([{ path: CALL, body: { locale: 'hr', agent: 7, ...GOOD } }]);
  const done = await serverPage(bundle, at('message', '?poslano=23456789'), answers());
  expect(done.root.querySelector('form')).toBeNull();
  expect(done.root.querySelector('[autofocus]')).toHaveTextContent('23456789');
});

test('what is wrong leads to its field, and all that was typed stays', async () => {
  const page = await serverPage(bundle, at('message'), answers(), { sent: { ...GOOD, phone: 'x', topic: '' } });
  expect([page.status, page.posts]).toEqual([422, []]);
  expect([...page.root.querySelectorAll<HTMLAnchorElement>('[autofocus] a')].map(({ hash }) => hash)).toEqual([
    '#polje-topic',
    '#polje-phone',
  ]);
});

test('R192 the number is told in place, and too many are told to wait', async () => {
  const page = await serverPage(bundle, at('phone'), answers());
  expect([page.status, page.root.querySelector('form')?.method]).toEqual([200, 'post']);
  const told = await serverPage(
    bundle,
    at('phone'),
    { ...answers(), [PHONE]: () => ({ phone: '021 555 100' }) },
    { sent: {} },
  );
  expect(told.root.querySelector('a[href="tel:021555100"]')).toHaveTextContent('021 555 100');
  const many = await serverPage(
    bundle,
    at('phone'),
    { ...answers(), [PHONE]: () => Promise.reject(new AppError('status', '429', { status: 429 })) },
    { sent: {} },
  );
  expect([many.status, many.root.querySelector('[role=alert]')?.textContent]).toEqual([
    429,
    expect.stringContaining('Previše upita'),
  ]);
});

test('who left neither address nor number has neither page', async () => {
  const none = answers('hr', { contacts: { message: false, phone: false } });
  expect((await serverPage(bundle, at('message'), none)).status).toBe(404);
  expect((await serverPage(bundle, at('phone'), none)).status).toBe(404);
});
