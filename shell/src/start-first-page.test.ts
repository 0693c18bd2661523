import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import type { PageJson } from './page-json';
import { startFirstPage } from './start-first-page';
import { search, table } from './testing/releases';

const url = new URL('/prodaja-sobe/split/?utm_source=x', location.href);
const route = {
  name: 'list',
  params: { place: 'split' },
  path: '/prodaja-sobe/split/',
  search: '?stored',
  locale: 'hr' as const,
};
const page = (data: PageJson['data'], refused: PageJson['refused'] = []): PageJson => ({
  table,
  refused,
  data,
  flags: DEFAULT_FLAGS,
});

function open(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.querySelector('main') ?? document.body;
  const stage = { shows: () => false, mount: jest.fn(() => Promise.resolve()), update: jest.fn() };
  const target = { url, release: search, route: { ...route, name: 'found' } };
  const navigation = { load: jest.fn(() => Promise.resolve({ resolve: () => target } as never)) };
  return { main, stage, navigation, target, report: jest.fn() };
}
const ofSearch = '<div id="kvadrat-mf-search">server</div>';

it('takes over what the server has rendered, as the page it says, without the code for going elsewhere', async () => {
  const ports = open(ofSearch);
  const data = { remote: 'mf-search', route, data: 7 };
  await startFirstPage(page(data), url, ports);
  expect(ports.stage.mount).toHaveBeenCalledWith(
    { url, release: search, route: { ...route, search: '?utm_source=x' } },
    false,
    data,
  );
  expect(ports.navigation.load).not.toHaveBeenCalled();
});

it.each([
  ['the server could not render', null],
  ['an older server said less of', { remote: 'mf-search', data: 7 }],
])('looks for the page of the address where %s it', async (_, data) => {
  const ports = open(ofSearch);
  await startFirstPage(page(data), url, ports);
  expect(ports.stage.mount).toHaveBeenCalledWith(ports.target, false, data);
});

it('leaves a page of the shell’s own as it is', async () => {
  const ports = open('<h1>Ove stranice nema</h1>');
  await startFirstPage(page(null), url, ports);
  expect([ports.stage.mount.mock.calls.length, ports.navigation.load.mock.calls.length]).toEqual([0, 0]);
});

it('a page that cannot be started stays, and is told', async () => {
  const ports = open(ofSearch);
  ports.stage.mount.mockRejectedValue(new Error('404'));
  await startFirstPage(page({ remote: 'mf-search', route, data: 7 }), url, ports);
  expect(ports.main).toHaveTextContent('server');
  expect(ports.report).toHaveBeenCalledWith(expect.objectContaining({ message: '404' }), {
    phase: 'start',
    remote: 'mf-search',
    release: search.release,
  });
});
