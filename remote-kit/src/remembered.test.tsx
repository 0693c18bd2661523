import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readingClient, type RouteLocation } from '@kvadrat/contracts/remote';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Messages } from '@lingui/core';
import { Trans } from '@lingui/react';
import { definePage, defineRemote, Remembered, useRemote } from '.';
import { defineServerBundle } from './ssr';
import { createFakeHost } from './testing';

const word = (text: string): Record<string, string[]> => ({ word: [text] });
const loadCatalogue = (locale: Locale): Promise<Messages> =>
  Promise.resolve(word(locale === 'de' ? 'Wohnung' : 'stan'));
const made = jest.fn();

function Card({ title }: { title: string }) {
  made(title);
  const { flags } = useRemote();
  return (
    <article>
      {title} <Trans id="word" />
      {flags.auctions && ' dražba'}
    </article>
  );
}

const page = (wrapped: boolean) =>
  definePage<string[]>({
    load: ({ search }) => Promise.resolve({ status: 200, data: search.split(',') }),
    head: () => ({ title: '', description: '', canonical: '' }),
    Page: ({ data }) => (
      <main>
        prije{' '}
        {data.map((title, at) =>
          wrapped ? (
            <Remembered key={at} of={[title]}>
              <Card title={title} />
            </Remembered>
          ) : (
            <Card key={at} title={title} />
          ),
        )}{' '}
        poslije
      </main>
    ),
    Skeleton: () => null,
  });

const routeOf = (search: string, locale: RouteLocation['locale'] = 'hr'): RouteLocation => ({
  name: 'list',
  params: {},
  path: '/',
  search,
  locale,
});

function bundle(
  wrapped = true,
): (search: string, locale?: RouteLocation['locale'], auctions?: boolean) => Promise<string> {
  const { render } = defineServerBundle({ pages: { list: page(wrapped) }, loadCatalogue });
  const http = readingClient(() => Promise.reject(new Error('nothing is asked')));
  return async (search, locale, auctions = false) =>
    (await render({ route: routeOf(search, locale) }, { flags: { ...DEFAULT_FLAGS, auctions }, http })).html;
}

afterEach(() => made.mockClear());

test('a part is made once, and pages with it are as without: new, half known and known', async () => {
  const [remembering, plain] = [bundle(), bundle(false)];
  for (const search of ['a,b', 'b,c,a,c', 'c,a,b', '<kvadrat-part></kvadrat-part>,a', 'a'])
    expect(await remembering(search)).toBe(await plain(search));
  made.mockClear();
  await remembering('c,b,a,a');
  expect(made).not.toHaveBeenCalled();
});

test('another language and other flags have parts of their own', async () => {
  const remembering = bundle();
  for (let round = 0; round < 2; round += 1) {
    expect(await remembering('a')).toMatch(/stan<\/article>/);
    expect(await remembering('a', 'de')).toMatch(/Wohnung<\/article>/);
    expect(await remembering('a', 'hr', true)).toMatch(/stan.* dražba<\/article>/);
  }
});

test('what is not asked for any more makes room', async () => {
  const remembering = bundle();
  await remembering('a');
  const long = Array.from({ length: 10 }, (_, at) => `${at}`.repeat(500_000));
  for (const title of long) {
    await remembering(title);
    if (title !== long.at(-1)) await remembering('b');
  }
  made.mockClear();
  await remembering('a,b');
  expect(made.mock.calls).toEqual([['a']]);
});

test('the browser takes such a page over', async () => {
  const html = await bundle()('a,b');
  const route = routeOf('a,b');
  const host = createFakeHost({ remote: 'mf-test', route, hydration: { html, data: ['a', 'b'] } });
  const context = host.context();
  await defineRemote({ name: 'mf-test', pages: { list: page(true) }, loadCatalogue }).mount(context);
  expect(context.container.querySelectorAll('article')).toHaveLength(2);
  expect(host.reports).toEqual([]);
  host.leave();
});
