import { HASH } from '../testing/releases';
import { loadFile, type FileRequest } from './load-file';

const request = (overrides: Partial<FileRequest> = {}): FileRequest => ({
  href: '/r/mf-search/1/app.js',
  kind: 'script',
  integrity: HASH,
  attempt: 0,
  ...overrides,
});
const elements = (): Element[] => [...document.head.children];

beforeEach(() => document.head.replaceChildren());

it('loads a script as the preload link names it, or the browser would fetch it twice', async () => {
  const loaded = loadFile(request());
  const [script] = elements();
  expect(script?.getAttribute('src')).toBe('/r/mf-search/1/app.js');
  expect(script?.getAttribute('crossorigin')).toBe('anonymous');
  expect(script).toHaveProperty('integrity', HASH);
  script?.dispatchEvent(new Event('load'));
  await loaded;
});

it('a later attempt has an address of its own', () => {
  void loadFile(request({ attempt: 1 }));
  expect(elements()[0]?.getAttribute('src')).toBe('/r/mf-search/1/app.js?attempt=1');
});

it('a file that does not come leaves no element behind', async () => {
  const outcome = expect(loadFile(request())).rejects.toMatchObject({ code: 'connection' });
  elements()[0]?.dispatchEvent(new Event('error'));
  await outcome;
  expect(elements()).toEqual([]);
});

it.each([undefined, '', 'sha256-AAAA', 'sha384-', `${HASH} sha256-AAAA`, 'x'])(
  'J5 what has no hash browsers hold it against is not asked for: %j',
  async (integrity) => {
    for (const kind of ['script', 'style'] as const)
      await expect(loadFile(request({ integrity, kind }))).rejects.toMatchObject({ code: 'internal' });
    expect(elements()).toEqual([]);
  },
);

it('takes the style sheet whose text stands in the page', async () => {
  const href = '/r/mf-search/1/app.css';
  const style = document.createElement('style');
  style.setAttribute('data-href', href);
  document.head.append(style);
  await loadFile(request({ href, kind: 'style' }));
  expect(elements()).toEqual([style]);
});

it('takes the style sheet the page already has', async () => {
  const href = '/r/mf-search/1/app.css';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  const waiting = loadFile(request({ href, kind: 'style' }));
  link.dispatchEvent(new Event('load'));
  await waiting;
  Object.defineProperty(link, 'sheet', { value: {} });
  await loadFile(request({ href, kind: 'style' }));
  expect(elements()).toEqual([link]);
});
