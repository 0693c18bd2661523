import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { LOCALES } from '@kvadrat/contracts/locales';
import { SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { LEGAL_PATHS, PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { ADDRESS_SLOT, CONSENT_SCRIPT, FLAGS_SCRIPT_ID, OUTLET, type FrameRequest } from '@kvadrat/contracts/remote';
import { renderFrame } from './ssr';

const request: FrameRequest = { locale: 'hr', path: '/prodaja-sobe/split/', search: '?pag=2', page: 'remote' };

async function frame(overrides: Partial<FrameRequest> = {}) {
  const result = await renderFrame({ ...request, ...overrides });
  document.body.innerHTML = result.html;
  return result;
}

it('leaves room for the page once, inside the main part', async () => {
  const { html, head } = await frame();
  expect(html.split(OUTLET)).toHaveLength(2);
  expect(html.indexOf('<main')).toBeLessThan(html.indexOf(OUTLET));
  expect(head).toBeNull();
});

it('begins with a link to the content and has nothing the policy forbids', async () => {
  const { html } = await frame();
  const [first] = document.body.querySelectorAll('a');
  expect(document.querySelector(first?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  // The policy names the one script by its hash.
  expect(html.replace(`<script>${CONSENT_SCRIPT}</script>`, '')).not.toMatch(/ style=|<script|<style/);
});

it('R204 leaves the flags it was given for the shell, as data', async () => {
  const { html } = await frame({ flags: { ...DEFAULT_FLAGS, auctions: true } });
  expect(html).toContain('<script type="application/json" id="kvadrat-flags">');
  expect(JSON.parse(document.getElementById(FLAGS_SCRIPT_ID)?.textContent ?? '')).toEqual({
    ...DEFAULT_FLAGS,
    auctions: true,
  });
});

it('R5 offers the nine languages in order, each for this very page', async () => {
  await frame();
  const links = [...document.querySelectorAll('#kvadrat-languages a')];
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([...LOCALES]);
  expect(links[0]?.getAttribute('href')).toBe('/prodaja-sobe/split/?pag=2');
  expect(links[1]?.getAttribute('href')).toBe('/de/prodaja-sobe/split/?pag=2');
});

it.each(['not-found', 'error', 'unavailable'] as const)('the %s page says so and has a way on', async (page) => {
  const { head } = await frame({ page, locale: 'de' });
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  expect([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toContain('/de/');
  expect(head?.robots).toBe('noindex');
  expect(head?.title).not.toBe('');
});

it('a missing page offers a search, another one to try again, both without scripts', async () => {
  await frame({ page: 'not-found', locale: 'de' });
  expect(document.querySelector('main form')).toHaveAttribute('action', '/de/prodaja-stambene-nekretnine/');
  await frame({ page: 'error' });
  expect(document.querySelector('main a[data-native]')).toHaveAttribute('href', '');
});

it('links to a fixed address only where it has a page', async () => {
  const hrefs = (): (string | null)[] => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await frame({ paths: [] });
  expect(hrefs()).not.toContain('/terms/privacy/');
  await frame({ locale: 'en', paths: ['/terms/privacy/', '/user/saved/', '/objava-oglasa/'] });
  expect(hrefs()).toEqual(expect.arrayContaining(['/en/terms/privacy/', '/en/user/saved/', '/en/objava-oglasa/']));
  expect(hrefs()).not.toContain('/en/terms/');
});

it('marks the part of the portal that is open', async () => {
  await frame({ path: '/najam-stambene-nekretnine/split/' });
  const marked = [...document.querySelectorAll('a[data-section][aria-current]')];
  expect(new Set(marked.map((link) => link.textContent))).toEqual(new Set(['Najam']));
});

it('an ad has the lower edge of a small screen for itself', async () => {
  await frame({ path: '/oglasi/1/stan/' });
  expect(document.getElementById('kvadrat-tabs')).not.toBeVisible();
  await frame({ path: '/' });
  expect(document.getElementById('kvadrat-tabs')).toBeVisible();
});

it.each([
  ['hr', ['commissioner-latin.woff2', 'commissioner-croatian.woff2']],
  ['ru', ['commissioner-latin.woff2', 'commissioner-croatian.woff2', 'commissioner-cyrillic.woff2']],
  ['el', ['commissioner-latin.woff2', 'commissioner-croatian.woff2', 'commissioner-greek.woff2']],
] as const)('a page in %s starts with the letters of its language', async (locale, fonts) => {
  expect((await frame({ locale })).fonts).toEqual(fonts);
});

it.each(LOCALES.filter((locale) => locale !== 'hr'))(
  'every text of the frame is translated into %s',
  async (locale) => {
    const texts = async (of: FrameRequest['locale']): Promise<string> =>
      (await frame({ page: 'not-found', locale: of })).html;
    const croatian = [
      'Preskoči',
      'Kupnja',
      'Najam',
      'Tražim',
      'Podaci o mjestima',
      'Ove stranice nema',
      'Pokušajte ponovno',
      'Prikaži',
    ];
    const html = await texts(locale);
    for (const word of croatian) expect(html).not.toContain(word);
  },
);

it('O-38 all pages of a section have one frame, but for their addresses', async () => {
  const { sections = [] } = await renderFrame(request);
  expect(sections).toEqual(expect.arrayContaining(['/', '/prodaja-', '/najam-', '/oglasi/', '/prijava/']));
  const paths = Object.values({ ...PATHS, ...USER_PATHS, ...LEGAL_PATHS }).filter((path) => path !== '/');
  for (const section of sections) {
    const at = (path: string): Promise<string> =>
      renderFrame({ ...request, locale: 'de', search: '', paths: [...paths, SIGN_IN_PATH], path }).then(
        ({ html }) => html,
      );
    const template = await at(`${section}${ADDRESS_SLOT}`);
    const filled = template
      .replaceAll(ADDRESS_SLOT, 'x-7/')
      .replaceAll(encodeURI(ADDRESS_SLOT), 'x-7/')
      .replaceAll(encodeURIComponent(encodeURI(ADDRESS_SLOT)), 'x-7%2F');
    expect(filled).toBe(await at(`${section}x-7/`));
  }
});
