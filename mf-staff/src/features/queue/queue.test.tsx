import { serverPage } from '@kvadrat/remote-kit/testing';
import type { ModerationQueue } from '@kvadrat/contracts/api';
import { LOCALES } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { QUEUE } from '../../testing/sample-case';
import { MIA, SESSION_CALL, staffRoute } from '../../testing/sample-session';

const show = (queue: Partial<ModerationQueue> = {}, search = '', locale: (typeof LOCALES)[number] = 'hr') =>
  serverPage(bundle, staffRoute('queue', '/-/moderation/', { search, locale }), {
    [SESSION_CALL]: () => MIA,
    [`/api-next/staff/moderation/?${search.includes('stanje') ? 'filter=closed&page=2&' : ''}locale=${locale}`]:
      () => ({ ...QUEUE, ...queue }),
  });

test('R283 what waits is listed with how long, why and what was done, each a link to its ad', async () => {
  const { root, head } = await show();
  expect(head.title).toBe('Prijavljeni oglasi | Kvadrat');
  const link = root.querySelector('a[href="/-/moderation/7/"]');
  expect(link).toHaveTextContent('Stan <b>s</b> pogledom');
  const item = link?.closest('li');
  for (const words of [
    'u ponudi',
    'Prijevara ili lažan oglas',
    'Zlostavljanje',
    '2 dana',
    'čeka 1',
    'oglašivač upitan',
  ])
    expect(item).toHaveTextContent(words);
  expect(
    [...root.querySelectorAll('nav[aria-label="Stanje prijava"] a')].map((tab) => [
      tab.getAttribute('href'),
      tab.textContent,
    ]),
  ).toEqual([
    ['/-/moderation/', 'Čekaju 1'],
    ['/-/moderation/?stanje=asked', 'Oglašivač upitan 0'],
    ['/-/moderation/?stanje=hidden', 'Skriveni 2'],
    ['/-/moderation/?stanje=closed', 'Riješeni 30'],
  ]);
});

test('R283 pages of a part lead back and forth', async () => {
  const { root } = await show({ filter: 'closed', page: 2, more: true }, '?stanje=closed&stranica=2');
  expect(
    [...root.querySelectorAll('nav[aria-label="Stranice popisa"] a')].map((link) => link.getAttribute('href')),
  ).toEqual(['/-/moderation/?stanje=closed', '/-/moderation/?stanje=closed&stranica=3']);
});

test('R283 an empty part says so and leads on; of an ad without a record the number is left', async () => {
  expect((await show({ ads: [] })).root).toHaveTextContent('Nijedna prijava ni prigovor ne čeka odgovor.');
  expect(
    (await show({ filter: 'hidden', ads: [] })).root.querySelector('main a, section a[href="/-/moderation/"]'),
  ).toHaveTextContent('Pogledajte što čeka');
  const [ad] = QUEUE.ads;
  expect(
    (await show({ ads: ad === undefined ? [] : [{ ...ad, title: null, state: 'gone' }] })).root.querySelector('li a'),
  ).toHaveTextContent('Oglas 7');
});

test.each(LOCALES)('R283 the queue speaks %s', async (locale) => {
  const { root, html } = await show({}, '', locale);
  expect(root.querySelector('h1')?.textContent).toMatch(/./);
  expect(html).not.toMatch(/\{\w+\}/);
});
