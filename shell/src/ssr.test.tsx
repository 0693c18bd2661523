import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { LOCALES } from '@kvadrat/contracts/locales';
import { FLAGS_SCRIPT_ID, OUTLET, type FrameRequest } from '@kvadrat/contracts/remote';
import { renderFrame } from './ssr';

const request: FrameRequest = { locale: 'hr', path: '/prodaja-sobe/split/', search: '?pag=2', page: 'remote' };

async function frame(overrides: Partial<FrameRequest> = {}) {
  const { html, head } = await renderFrame({ ...request, ...overrides });
  document.body.innerHTML = html;
  return { html, head };
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
  expect(html).not.toMatch(/ style=|<script|<style/);
});

it('R204 leaves the flags it was given for the shell, as data', async () => {
  const { html } = await frame({ flags: { ...DEFAULT_FLAGS, auctions: true } });
  expect(html).toContain('<script type="application/json" id="kvadrat-flags">');
  expect(JSON.parse(document.getElementById(FLAGS_SCRIPT_ID)?.textContent ?? '')).toEqual({ ...DEFAULT_FLAGS, auctions: true });
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
  expect(document.querySelector('main form')).toHaveAttribute('action', '/de/prodaja-stambene-nekretnine/');
  expect(head?.robots).toBe('noindex');
  expect(head?.title).not.toBe('');
});

it.each(LOCALES.filter((locale) => locale !== 'hr'))('every text of the frame is translated into %s', async (locale) => {
  const texts = async (of: FrameRequest['locale']): Promise<string> => (await frame({ page: 'not-found', locale: of })).html;
  const croatian = ['Preskoči', 'Prodaja', 'Najam', 'Podaci o mjestima', 'Ove stranice nema', 'Pokušajte ponovno', 'Traži'];
  const html = await texts(locale);
  for (const word of croatian) expect(html).not.toContain(word);
});
