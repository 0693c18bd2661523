import { LOCALES } from '@kvadrat/contracts/locales';
import { serverPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../../ssr';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';
import { minutesOf } from './minutes';

const ID = '3f0a8e0c-1111-4222-8333-abcdefabcdef';
const REPLAYS = { replays: [{ id: ID, startedAt: '2026-11-30T10:00:00.000Z', seconds: 75, bytes: 181_200 }] };
const show = (locale: (typeof LOCALES)[number], search = '', answer: object = REPLAYS) =>
  serverPage(bundle, staffRoute('replays', '/-/replays/', { locale, search }), {
    [SESSION_CALL]: () => MIA,
    '/api-next/staff/replays/': () => answer,
  });

test.each(LOCALES)('R194 recordings in %s have a way to each and a form that deletes it', async (locale) => {
  const { root, html } = await show(locale);
  const cells = [...root.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['1:15', '182']);
  expect(root.querySelector('tbody a')?.getAttribute('href')).toContain(`?snimka=${ID}`);
  expect(root.querySelector('tbody form input')).toHaveAttribute('value', ID);
  expect(html).not.toContain('style=');
});

test.each([
  [`?snimka=${ID}`, 1],
  ['?snimka=gone', 0],
  ['', 0],
])('R194 %s shows so many players: %i', async (search, players) => {
  const { root } = await show('hr', search);
  expect(root.querySelectorAll('section h2')).toHaveLength(players);
});

test('R194 before anybody was recorded the page says so', async () => {
  const { root } = await show('hr', '', { replays: [] });
  expect(root.textContent).toContain('Još nema snimki.');
});

test('a time is shown in minutes and seconds', () => {
  expect([0, 59.9, 61, 3600, -1].map(minutesOf)).toEqual(['0:00', '0:59', '1:01', '60:00', '0:00']);
});
