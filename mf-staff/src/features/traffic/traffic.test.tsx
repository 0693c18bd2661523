import { serverPage } from '@kvadrat/remote-kit/testing';
import type { TrafficFigures } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const FIGURES: TrafficFigures = {
  days: [
    { day: '2026-11-29', pages: 40, visitors: 12, bots: 3 },
    { day: '2026-11-30', pages: 80, visitors: 21, bots: 0 },
  ],
  funnel: { lists: 30, ads: 18, phones: 4, leads: 2 },
  consent: [{ method: 'refuse', choices: 11, analytics: 0 }],
  vitals: [{ vital: 'LCP', pageSource: 'listings', measured: 40, p75: 1800, good: 0.5 }],
  emptyLists: [{ path: '/prodaja-kuce/vis/', times: 4 }],
};
const show = (locale: (typeof LOCALES)[number], figures = FIGURES) =>
  serverPage(bundle, staffRoute('traffic', '/-/traffic/', { locale }), {
    [SESSION_CALL]: () => MIA,
    '/api-next/staff/traffic/?days=31': () => figures,
  });

test.each(LOCALES)('the page of visits in %s says everything in tables, and draws the days', async (locale) => {
  const { root, html } = await show(locale);
  const rows = [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ['40', '12'],
    ['80', '21'],
    ['11', '0'],
    ['listings', '40'],
    ['4'],
  ]);
  const bars = [...root.querySelectorAll('svg[viewBox="0 0 620 160"] rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(bars).toEqual([80, 24, 160, 42]);
  expect(html).not.toContain('style=');
});

test('before anything was told it says so', async () => {
  const { root } = await show('hr', { ...FIGURES, days: [] });
  expect(root.textContent).toContain('Još nema izmjerenih posjeta.');
  expect(root.querySelector('svg[viewBox="0 0 620 160"] rect')).toBeNull();
});
