import { serverPage } from '@kvadrat/remote-kit/testing';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import * as bundle from '../../ssr';
import { agencyDetail, agencyListings } from '../../testing/agencies';

const at = (search = '', locale: Locale = 'hr', agency = 'marjan'): RouteLocation => ({
  name: 'agency',
  params: { agency },
  path: `/agencija/${agency}/`,
  search,
  locale,
});
const answers = (locale: Locale = 'hr', query = '') => ({
  [`/api-next/agencies/marjan/?locale=${locale}`]: () => agencyDetail(),
  [`/api-next/agencies/marjan/listings/?${query}locale=${locale}`]: () => agencyListings(),
});

test.each(LOCALES)('R278 R104 in %s the page of an agency tells who it is and how it is reached', async (locale) => {
  const { status, head, root } = await serverPage(bundle, at('', locale), answers(locale));
  expect([status, head.canonical, head.robots, head.next]).toEqual([
    200,
    localizedPath(locale, '/agencija/marjan/'),
    undefined,
    `${localizedPath(locale, '/agencija/marjan/')}?pag=2`,
  ]);
  const text = root.textContent;
  for (const said of ['Marjan kvadrat d.o.o., OIB 00000000012', '214/2009', 'Poljička cesta 12', '09:00–18:00'])
    expect(text).toContain(said);
  expect(root.querySelector('[lang=hr] p')).toHaveTextContent('Mala agencija iz Splita.');
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const path of ['/agencija/marjan/upit/', '/agencija/marjan/telefon/', '/agencija/marjan/agenti/7-luka-tomic/'])
    expect(links).toContain(localizedPath(locale, path));
  expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'RealEstateAgent', legalName: 'Marjan kvadrat d.o.o.' });
});

test('R283 what left the offer is said to be the agency’s own word, a square for each ad', async () => {
  const { root } = await serverPage(bundle, at(), answers());
  const section = root.querySelector('#prodano');
  expect(section?.querySelectorAll('[role=img] rect')).toHaveLength(49);
  expect(section).toHaveTextContent('je ono što je agencija tako označila');
});

test('R278 how fast it answers is said with what it left unanswered, and not at all while there are few answers', async () => {
  const said = 'medijan; u 90 dana odgovoreno na 34 od 40 upita';
  expect((await serverPage(bundle, at(), answers())).root).toHaveTextContent(`2 h${said}`);
  const few = { ...answers(), '/api-next/agencies/marjan/?locale=hr': () => agencyDetail({ answers: null }) };
  expect((await serverPage(bundle, at(), few)).root).not.toHaveTextContent('medijan');
});

test('R278 its ads are narrowed by the address; a page past the end is sent to the last one', async () => {
  const narrowed = await serverPage(bundle, at('?ponuda=rent&vrsta=lands'), answers('hr', 'offer=rent&kind=lands&'));
  expect([narrowed.status, narrowed.head.robots]).toEqual([200, 'noindex,follow']);
  const past = await serverPage(bundle, at('?pag=9'), answers('hr', 'page=9&'));
  expect([past.status, past.location]).toEqual([302, '/agencija/marjan/?pag=6']);
});

test('an agency that there is not has no page', async () => {
  const { status, head } = await serverPage(bundle, at('', 'hr', 'nema'));
  expect([status, head.robots]).toEqual([404, 'noindex']);
});

const agent = (person: string): RouteLocation => ({
  name: 'agent',
  params: { agency: 'marjan', person },
  path: `/agencija/marjan/agenti/${person}/`,
  search: '',
  locale: 'hr',
});

test('R278 somebody who works for it has a page; another name in its address is sent to the right one', async () => {
  const found = answers('hr', 'agent=7&');
  const { status, head, root } = await serverPage(bundle, agent('7-luka-tomic'), found);
  expect([status, head.title]).toEqual([200, 'Luka Tomić, Marjan kvadrat | Kvadrat']);
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(
    '/agencija/marjan/upit/?osoba=7',
  );
  const renamed = await serverPage(bundle, agent('7-ivo'), found);
  expect([renamed.status, renamed.location]).toEqual([301, '/agencija/marjan/agenti/7-luka-tomic/']);
  for (const nobody of ['8-ana', 'ana', '0']) expect((await serverPage(bundle, agent(nobody), found)).status).toBe(404);
});
