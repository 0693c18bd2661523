import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readingClient, type RouteLocation } from '@kvadrat/contracts/remote';
import { Trans } from '@lingui/react';
import { defineRemote, definePage, laterPage, type LaterCatalogues, type PageDefinition } from '.';
import { defineServerBundle } from './ssr';
import { createFakeHost, type FakeHost } from './testing';

const route: RouteLocation = { name: 'compare', params: {}, path: '/compare/', search: '', locale: 'hr' };
const WHOLE = { later: ['poslije'] };

const page = definePage<string>({
  load: () => Promise.resolve({ status: 200, data: 'Usporedba' }),
  head: (title) => ({ title, description: '', canonical: '/compare/' }),
  Page: ({ data }) => (
    <p>
      {data} <Trans id="later" />
    </p>
  ),
  Skeleton: () => <p>skeleton</p>,
});

const laterMessages = jest.fn(() => Promise.resolve({ messages: WHOLE }));
const laterCatalogues: LaterCatalogues = {
  hr: laterMessages,
  de: laterMessages,
  en: laterMessages,
  it: laterMessages,
  fr: laterMessages,
  es: laterMessages,
  ru: laterMessages,
  pt: laterMessages,
  el: laterMessages,
};

const remoteOf = (load: () => Promise<PageDefinition<string>>) =>
  defineRemote({
    name: 'mf-test',
    pages: { compare: laterPage(load, page.Skeleton) },
    loadCatalogue: () => Promise.resolve({}),
    laterCatalogues,
  });

let host: FakeHost;
afterEach(() => {
  host.leave();
  laterMessages.mockClear();
});

test('a later page is the same on the server and in the browser, which loads its code and messages', async () => {
  const rendered = await defineServerBundle({
    pages: { compare: laterPage(() => Promise.resolve(page), page.Skeleton) },
    loadCatalogue: () => Promise.resolve(WHOLE),
  }).render(
    { route },
    { flags: DEFAULT_FLAGS, http: readingClient(() => Promise.reject(new Error('nothing is asked'))) },
  );
  expect(rendered.html).toContain('poslije');
  host = createFakeHost({ remote: 'mf-test', route, hydration: { html: rendered.html, data: rendered.data } });
  const context = host.context();
  await remoteOf(() => Promise.resolve(page)).mount(context);
  expect(context.container).toHaveTextContent('Usporedba poslije');
  expect(laterMessages).toHaveBeenCalledTimes(1);
  expect(host.reports).toEqual([]);
});

test('code that does not come is asked for again', async () => {
  const load = jest
    .fn<Promise<PageDefinition<string>>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(page);
  host = createFakeHost({ remote: 'mf-test', route });
  const context = host.context();
  await remoteOf(load).mount(context);
  expect(context.container).toHaveTextContent('Usporedba poslije');
  expect(load).toHaveBeenCalledTimes(2);
});

test('opening a page ahead brings its code and messages too', async () => {
  host = createFakeHost({ remote: 'mf-test', route });
  const load = jest.fn(() => Promise.resolve(page));
  await expect(remoteOf(load).preload(route, host.context())).resolves.toMatchObject({
    status: 200,
    head: { title: 'Usporedba' },
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(laterMessages).toHaveBeenCalledTimes(1);
});
