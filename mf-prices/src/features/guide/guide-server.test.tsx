import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import type { PriceGuide } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { sampleFigure, sampleGuide } from '../../testing/sample-guide';

function page(
  guide: PriceGuide | null,
  { search = '', place = 'split', locale = 'hr' }: { search?: string; place?: string; locale?: Locale } = {},
): Promise<ServerPage> {
  const route = { name: 'guide', params: { place }, path: `/cijene-nekretnina/${place}/`, search, locale };
  const query = new URLSearchParams({ place, offer: guide?.offer ?? 'sale', kind: guide?.kind ?? 'flats', locale });
  return serverPage(bundle, route, {
    [`/api-next/price-guide/?${query.toString()}`]: () => {
      if (guide === null) throw new AppError('not-found', 'There is no such place.', { status: 404 });
      return guide;
    },
  });
}
const text = ({ root }: ServerPage): string => root.textContent.replaceAll('\u00a0', ' ');

test('R277 the middle, its range, the other offer and how many ads are read without scripts, each figure beside its ads', async () => {
  const shown = await page(sampleGuide());
  expect(shown.status).toBe(200);
  expect(shown.root.querySelector('h1')).toHaveTextContent('Cijene stanova: Split');
  for (const said of ['4.270 €/m²', 'tražena cijena', '14,3 €/m²', '+11,2 %', '4 %', '21,4 %', '41 dan', '412'])
    expect(text(shown)).toContain(said);
  expect(shown.root.querySelectorAll('a[href^="/prodaja-stambene-nekretnine/"]').length).toBeGreaterThanOrEqual(6);
  expect(shown.root.querySelectorAll('[style], script')).toHaveLength(0);
});

test('R277 each chart has its figures as text, and what is invented says so', async () => {
  const { root } = await page(sampleGuide());
  expect(root.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('7/2026');
  expect([...root.querySelectorAll('svg text')]).toHaveLength(0);
  const months = [...root.querySelectorAll('#kretanje')].map((heading) =>
    heading.closest('section')?.querySelectorAll('tbody tr'),
  );
  expect(months[0]).toHaveLength(5);
  expect(root.textContent).toContain('izmišljen');
});

test('R277 squares have an area that is the number of square metres a sum buys', async () => {
  const { root } = await page(sampleGuide(), { search: '?iznos=500.000' });
  const squares = [...root.querySelectorAll('#kvadrati')].flatMap((heading) => [
    ...(heading.closest('section')?.querySelectorAll('li') ?? []),
  ]);
  const told = squares.map((square) => ({
    area: Number(square.querySelector('rect')?.getAttribute('width')) ** 2,
    metres: Number(square.querySelector('b')?.textContent.replace(/\D+$/u, '').replaceAll('.', '')),
  }));
  expect(told.map(({ metres }) => metres)).toEqual([200, 96]);
  expect((told[1]?.area ?? 0) / (told[0]?.area ?? 1)).toBeCloseTo(96.15 / 200, 2);
  const wrong = await page(sampleGuide(), { search: '?iznos=puno' });
  expect(wrong.root.querySelector('input[name="iznos"]')).toHaveAttribute('aria-invalid', 'true');
});

test('R277 fewer than ten ads give no number, only how many there are, and no page for search engines', async () => {
  const shown = await page(
    sampleGuide({
      figure: sampleFigure(6, 4000),
      otherOffer: sampleFigure(0, 0),
      change: null,
      grossYield: null,
      cuts: [],
      parts: [],
      months: [],
    }),
  );
  expect(shown.head.robots).toBe('noindex');
  expect(text(shown)).toContain('Našli smo 6 oglasa.');
  expect(text(shown)).not.toMatch(/4\.000|NaN|Infinity|null/);
});

test('R7 a place that is none is 404, and words are sent on to the address of the place', async () => {
  expect((await page(null, { place: 'nigdje' })).status).toBe(404);
  const sent = await page(sampleGuide(), { place: 'Split grad' });
  expect([sent.status, sent.location]).toEqual([302, '/cijene-nekretnina/split/']);
});

test.each(LOCALES)('R277 in %s the page has one address and no sentence is missing', async (locale) => {
  const { head, root } = await page(sampleGuide(), { locale });
  expect(head.canonical).toBe(locale === 'hr' ? '/cijene-nekretnina/split/' : `/${locale}/cijene-nekretnina/split/`);
  expect(head.alternates).toHaveLength(LOCALES.length);
  expect(root.textContent).not.toMatch(/[{}]|undefined/);
});

const DRAWN = {
  width: 100,
  height: 60,
  shapes: [
    { path: 'split/bacvice', outline: 'M0 0l40 0 0 40z', x: 20, y: 10 },
    { path: 'split/kman', outline: 'M50 0l40 0 0 40z', x: 70, y: 10 },
    { path: 'split/znjan', outline: 'M0 45l40 0 0 10z', x: 20, y: 50 },
  ],
};

test('R277 the map writes each number it paints, its legend names the steps, and what has too few ads has neither', async () => {
  const { root } = await page(sampleGuide({ map: DRAWN }));
  const section = root.querySelector('#karta-cijena')?.closest('section');
  expect([...(section?.querySelectorAll('svg text') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '5,2',
    '2,5',
  ]);
  expect(section?.querySelectorAll('svg a[tabindex="-1"]')).toHaveLength(3);
  const legend = [...(section?.querySelectorAll('li') ?? [])].map((line) => line.textContent.replaceAll('\u00a0', ' '));
  expect(legend).toEqual(['2.500–5.200 €/m²', '5.200 €/m²', 'premalo oglasa']);
});

test('R277 where no lines are known there is a table and no map', async () => {
  const { root } = await page(sampleGuide());
  expect(root.querySelector('#karta-cijena')).toBeNull();
  expect(root.querySelector('#po-mjestima')).not.toBeNull();
});
