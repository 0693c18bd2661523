import { serverPage } from '@kvadrat/remote-kit/testing';
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { INFO_PATHS } from '@kvadrat/contracts/paths';
import { matchRoute } from '@kvadrat/contracts/routes';
import { isPaidVisibility, VISIBILITY_TIERS } from '@kvadrat/contracts/vocabulary';
import config from '../../../remote.config';
import * as bundle from '../../ssr';
import { INFO_TEXTS } from './info-texts';

const PAGES: [requirement: string, name: keyof typeof INFO_PATHS][] = [
  ['R9', 'whoWeAre'],
  ['R12 R281', 'software'],
  ['R11 R281', 'internationalVisibility'],
  ['R17', 'terms'],
  ['R18', 'privacy'],
  ['R19', 'cookies'],
];
const show = (name: keyof typeof INFO_PATHS, locale: Locale) =>
  serverPage(bundle, { name: 'info', params: {}, path: INFO_PATHS[name], search: '', locale });
const texts = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('h1, h2, header p, section p, section li, th, td')].map(({ textContent }) => textContent);
const links = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('section a')].map((link) => link.getAttribute('href'));

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PAGES)('%s %s has its heading, head, contents, and the pages like it', async (_requirement, name) => {
    const path = INFO_PATHS[name];
    const { status, head, root } = await show(name, locale);
    expect(status).toBe(200);
    const title = root.querySelector('h1')?.textContent ?? '';
    expect([head.title, head.canonical, head.robots]).toEqual([
      `${title} | Kvadrat`,
      localizedPath(locale, path),
      undefined,
    ]);
    expect(head.alternates?.map(({ href }) => href)).toEqual(
      expect.arrayContaining(LOCALES.map((other) => localizedPath(other, path))),
    );
    expect(head.breadcrumbs).toEqual([
      { label: root.querySelector('ol a')?.textContent, path: localizedPath(locale, '/') },
      { label: title, path: null },
    ]);
    const sections = INFO_TEXTS[path]?.sections.map(({ id }) => id) ?? [];
    expect(sections.length).toBeGreaterThan(3);
    expect([...root.querySelectorAll('nav ol a')].map((link) => link.getAttribute('href'))).toEqual(
      sections.map((id) => `#${id}`),
    );
    for (const id of sections)
      expect([id, root.querySelector(`section[aria-labelledby="${id}"] h2`)?.id]).toEqual([id, id]);
    const others = Object.values(INFO_PATHS).filter((other) => other !== path);
    expect([...root.querySelectorAll('nav ul a')].map((link) => link.getAttribute('href'))).toEqual(
      others.map((other) => localizedPath(locale, other)),
    );
    expect(root.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(PAGES)(
    'R40 %s %s has a description of at most 160 characters, typographic quotes, and the links of the Croatian one',
    async (_requirement, name) => {
      const [own, source] = await Promise.all([show(name, locale), show(name, 'hr')]);
      expect(own.head.description.length).toBeLessThanOrEqual(160);
      const said = texts(own.root);
      expect(said.filter((text) => /["'[\]]/.test(text))).toEqual([]);
      expect(said).toHaveLength(texts(source.root).length);
      const prefix = localizedPath(locale, '/').slice(0, -1);
      expect([...links(own.root)].sort()).toEqual(
        links(source.root)
          .map((href) => `${prefix}${href ?? ''}`)
          .sort(),
      );
    },
  );
});

test('a link of a text is a link, and its name no part of the sentence', async () => {
  const { root } = await show('whoWeAre', 'en');
  const link = [...root.querySelectorAll('section a')].find(({ textContent }) => textContent === 'tell us');
  expect(link?.getAttribute('href')).toBe('/en/info/kontaktirajte-nas/');
  expect(link?.closest('p')?.textContent).not.toMatch(/contactUs|\]\(/);
});

test('every address the shell declares has a text, and every text an address', () => {
  for (const path of Object.keys(INFO_TEXTS))
    expect([path, matchRoute(config.routes, path)?.route.name]).toEqual([path, 'info']);
  expect(config.routes.filter(({ name }) => name === 'info')).toHaveLength(Object.keys(INFO_TEXTS).length);
});

test('the cells of a table say on a phone what they are', async () => {
  const { root } = await show('cookies', 'de');
  const [head] = [...root.querySelectorAll('thead tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  for (const row of root.querySelectorAll('tbody tr'))
    expect([...row.querySelectorAll('td')].map((cell) => cell.dataset['head'])).toEqual(head?.slice(1));
});

test.each([
  ['hr', 'pet'],
  ['de', 'fünf'],
  ['en', 'five'],
  ['it', 'cinque'],
  ['fr', 'cinq'],
  ['es', 'cinco'],
  ['ru', 'пять'],
  ['pt', 'cinco'],
  ['el', 'πέντε'],
] as const)(
  'R283 in %s what is said of the order is what the search does: as many paid levels, and no word of how well ads match or how complete they are',
  async (locale, five) => {
    expect(VISIBILITY_TIERS.filter(isPaidVisibility)).toHaveLength(5);
    const { root } = await show('terms', locale);
    const said = root.querySelector('section[aria-labelledby=isticanje]')?.textContent;
    expect(said).toContain(five);
    expect(said).not.toMatch(
      /koliko odgovaraju|wie gut sie|how well they|quanto corrispondono|leur accord|cuánto responden|насколько подходят|quanto correspondem|πόσο ταιριάζουν/,
    );
  },
);
