import { serverPage } from '@kvadrat/remote-kit/testing';
import type { FlagStates, Outbox } from '@kvadrat/contracts/api';
import { FLAG_NAMES } from '@kvadrat/contracts/flags';
import { LOCALES } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { DEVELOPER, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const STATES: FlagStates = {
  flags: FLAG_NAMES.map((name) => ({
    name,
    shipped: name !== 'auctions',
    deployed: name !== 'auctions',
    flipped: name === 'auctions' ? true : null,
  })),
};
const responses = {
  [SESSION_CALL]: () => DEVELOPER,
  '/api-next/staff/flags/': () => STATES,
  '/api-next/staff/flags/auctions/': () => null,
};
const at = (locale: (typeof LOCALES)[number] = 'hr') => staffRoute('flags', '/-/flags/', { locale });

test.each(LOCALES)(
  'R204 the page of flags in %s names each button and shows what this browser has flipped',
  async (locale) => {
    const { root, html } = await serverPage(bundle, at(locale), responses);
    const names = [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    expect(names).toHaveLength(FLAG_NAMES.length + 1);
    expect(new Set(names).size).toBe(names.length);
    const own = [...root.querySelectorAll('li')].find((row) => row.textContent.includes('auctions'));
    const [shipped, deployed, here] = [...(own?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect([shipped === deployed, here === deployed]).toEqual([true, false]);
    expect(html).not.toContain('style=');
  },
);

test.each([
  [
    { flag: 'auctions', state: 'shipped' },
    [{ path: '/api-next/staff/flags/auctions/', body: { state: 'shipped' }, method: 'PUT' }],
  ],
  [{ flag: 'toString', state: 'on' }, []],
  [{ flag: 'auctions', state: 'maybe' }, []],
])('R204 the form %j sends %j and leads back to the page', async (sent, posts) => {
  const page = await serverPage(bundle, at('de'), responses, { sent });
  expect([page.status, page.location, page.posts]).toEqual([303, '/de/-/flags/', posts]);
});

describe('the outbox', () => {
  const show = (mails: Outbox['mails'], locale: (typeof LOCALES)[number] = 'hr') =>
    serverPage(bundle, staffRoute('outbox', '/-/outbox/', { locale }), {
      [SESSION_CALL]: () => DEVELOPER,
      '/api-next/staff/outbox/': () => ({ mails }),
    });
  const MAIL = {
    id: 1,
    subject: 'Ana <b>',
    recipient: 'ana@example.hr',
    locale: 'de',
    state: 'waiting',
    queuedAt: '2026-11-28T10:00:00.000Z',
    error: null,
    text: 'Pozdrav <i>',
  } as const;

  test.each(LOCALES)('shows in %s each mail in its own language, and what became of it', async (locale) => {
    const { root } = await show(
      [
        MAIL,
        { ...MAIL, id: 2, state: 'sent', text: '' },
        { ...MAIL, id: 3, state: 'given-up', error: '550 no', text: '' },
      ],
      locale,
    );
    expect([root.querySelector('h2')?.lang, root.querySelector('pre')?.textContent]).toEqual(['de', 'Pozdrav <i>']);
    const states = [...root.querySelectorAll('li p > span:first-child')].map(({ textContent }) => textContent);
    expect(new Set(states).size).toBe(3);
    expect(root).toHaveTextContent('550 no');
  });

  test('says when there is none', async () => {
    expect((await show([])).root).toHaveTextContent('Još nema poruka.');
  });
});
