import { serverPage } from '@kvadrat/remote-kit/testing';
import type { AdStatistics, TrafficFigures } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const FIGURES: TrafficFigures = {
  days: [
    { day: '2026-11-29', pages: 40, visitors: 12, bots: 3 },
    { day: '2026-11-30', pages: 80, visitors: 21, bots: 0 },
  ],
  pageDays: [{ day: '2026-11-30', pages: 300, bots: 41 }],
  pageKinds: [{ page: 'ad', pages: 200, phones: 120 }],
  funnel: { lists: 30, ads: 18, phones: 4, leads: 2 },
  consent: [{ method: 'refuse', choices: 11, analytics: 0 }],
  vitals: [{ vital: 'LCP', pageSource: 'listings', measured: 40, p75: 1800, good: 0.5 }],
  releases: [{ release: 'mf-search-1.0.0-aa', vital: 'LCP', measured: 40, p75: 1900 }],
  botChecks: { checked: 7, bots: 1 },
  emptyLists: [{ path: '/prodaja-kuce/vis/', times: 4 }],
};
const ofDay = { seen: 9, opened: 4, pages: 6, views: 6, contacts: 2, weight: 5.5 };
const STATISTICS: AdStatistics = {
  ...ofDay,
  days: [{ day: '2026-11-30', ...ofDay }],
  ads: [{ id: 55, ...ofDay }],
  from: [{ entryPoint: '', seen: 9, opened: 4 }],
  kinds: [{ kind: 'in-person-visit', contacts: 1, weight: 5 }],
};
const show = (locale: (typeof LOCALES)[number], figures = FIGURES, search = '') =>
  serverPage(bundle, staffRoute('traffic', '/-/traffic/', { locale, search }), {
    [SESSION_CALL]: () => MIA,
    '/api-next/staff/traffic/?days=31': () => figures,
    '/api-next/staff/traffic/listings/55/?days=31': () => STATISTICS,
    '/api-next/staff/traffic/agencies/7/?days=31': () => STATISTICS,
  });

test.each(LOCALES)('the page of visits in %s says everything in tables, and draws the days', async (locale) => {
  const { root, html } = await show(locale);
  const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ['40', '12'],
    ['80', '21'],
    ['300', '41'],
    ['200', '120'],
    ['11', new Intl.NumberFormat(locale, { style: 'percent' }).format(1)],
    ['listings', '40'],
    ['LCP', '40'],
    ['4'],
  ]);
  const bars = [...root.querySelectorAll('svg[viewBox="0 0 620 160"] rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(bars).toEqual([80, 24, 160, 42, 160]);
  expect(html).not.toContain('style=');
});

test('before anything was told it says so, and draws nothing', async () => {
  const funnel = { lists: 0, ads: 0, phones: 0, leads: 0 };
  const pageDays = [{ day: '2026-11-30', pages: 0, bots: 3 }];
  const { root } = await show('hr', { ...FIGURES, days: [], pageDays, funnel });
  expect(root.textContent).toContain('Još ničega nema.');
  expect(root.querySelector('svg[viewBox="0 0 620 160"]')).toBeNull();
  expect(root.querySelectorAll('ol svg rect:nth-child(2)')).toHaveLength(0);
});

test.each([
  ['?oglas=55', 'Oglas 55'],
  ['?oglas=&agencija=7', 'Agencija 7'],
])('R192 the form finds what became of an ad and of an agency: %s', async (search, title) => {
  const { root } = await show('hr', FIGURES, search);
  expect(root.querySelector('h3')).toHaveTextContent(title);
  expect([...root.querySelectorAll('dl dd')].map(({ textContent }) => textContent)).toEqual(['6', '9', '2', '5,5']);
  expect(root.textContent).toContain('izvan portala');
});

test.each(['?oglas=abc', '?oglas=0', '?agencija=99999999999'])('%s asks for nobody', async (search) => {
  const { root } = await show('hr', FIGURES, search);
  expect(root.querySelector('h3')).toBeNull();
});
