import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import type { Valuation } from '@kvadrat/contracts/api';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';

const ADDRESS = '/api-next/valuation/?place=Split&typology=1&surface=58';
const ESTIMATE = {
  low: 233_000,
  middle: 248_000,
  high: 265_000,
  perSquareMetre: 4276,
  confidence: 'sure',
  quarters: { lower: 4020, upper: 4570 },
} as const;

function valued(changes: Partial<Valuation> = {}): Valuation {
  return {
    asked: { label: 'Split', path: 'split' },
    place: { label: 'Split', level: 'city', path: 'split' },
    count: 42,
    fewest: 20,
    estimate: ESTIMATE,
    reasons: [{ reason: 'condition', effect: 0.06 }],
    adjusted: Array.from({ length: 42 }, (_, index) => 3300 + index * 48),
    comparables: [
      {
        id: 7,
        price: 259_000,
        perSquareMetre: 4246,
        adjusted: 250_000,
        surface: 61,
        floor: 3,
        yearBuilt: 1976,
        condition: 'good',
        distance: 200,
      },
    ],
    adsPath: '/prodaja-stambene-nekretnine/split/',
    ...changes,
  };
}

const page = (search: string, answer: Valuation | null, locale: Locale = 'hr'): Promise<ServerPage> =>
  serverPage(
    bundle,
    { name: 'valuation', params: {}, path: '/procjena/', search, locale },
    answer === null ? {} : { [`${ADDRESS}&locale=${locale}`]: () => answer },
  );
const text = ({ root }: ServerPage): string => root.textContent.replaceAll('\u00a0', ' ');

test('R279 without scripts a form gives a range of asking prices that holds the median of comparables, and those most alike', async () => {
  const shown = await page('?mjesto=Split&povrsina=58', valued());
  for (const said of [
    '233.000 €',
    '265.000 €',
    'Sredina 248.000 €',
    'Pouzdano.',
    '42 slična oglasa',
    'tražene cijene',
    '200 m',
  ])
    expect(text(shown)).toContain(said);
  expect(shown.root.querySelector('form')).toHaveAttribute('method', 'get');
  expect(shown.root.querySelector('a[href="/oglasi/7/"]')).toHaveTextContent('61');
  expect(shown.root.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('42 sličnih oglasa');
  expect(shown.head.robots).toBe('noindex');
});

test('R279 where it cannot be said it is said so, with ways on and no number', async () => {
  const shown = await page(
    '?mjesto=Split&povrsina=58',
    valued({ estimate: null, adjusted: [], comparables: [], reasons: [], count: 6 }),
  );
  expect(text(shown)).toContain('Ne možemo reći');
  expect(text(shown)).toContain('Našli smo samo 6 sličnih oglasa s cijenom.');
  expect(text(shown)).not.toMatch(/000 €|NaN/);
});

test('R279 what cannot be read is named at its field, and nobody is asked', async () => {
  const shown = await page('?mjesto=Split&povrsina=puno', null);
  expect([shown.status, shown.requests]).toEqual([200, []]);
  expect(shown.root.querySelector('input[name="povrsina"]')).toHaveAttribute('aria-invalid', 'true');
  const unknown = await page('?mjesto=Split&povrsina=58', null);
  expect(text(unknown)).toContain('Tog mjesta nema.');
});

test.each(LOCALES)('R279 in %s no sentence is missing', async (locale) => {
  const { head, root } = await page('?mjesto=Split&povrsina=58', valued(), locale);
  expect(head.alternates).toHaveLength(LOCALES.length);
  expect(root.textContent).not.toMatch(/[{}]|undefined/);
});
