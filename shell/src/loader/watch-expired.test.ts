import { watchExpired } from './watch-expired';

const answers = new Map<string, { status: number; hint: boolean }>();
const fetched: string[] = [];
const outdated = jest.fn();

beforeAll(() => {
  Reflect.set(globalThis, 'fetch', (address: string) => {
    fetched.push(address);
    const { status, hint } = answers.get(address) ?? { status: 404, hint: false };
    return Promise.resolve({ status, headers: { has: (name: string) => hint && name === 'kvadrat-reload' } });
  });
  watchExpired(outdated);
});

async function fail(tag: 'script' | 'link', address: string): Promise<void> {
  const element = document.createElement(tag);
  Reflect.set(element, tag === 'script' ? 'src' : 'href', address);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

it('asks why a file of a release did not come, and only about those', async () => {
  await fail('script', '/r/mf-a/1.0.0-00000001/missing.js');
  await fail('script', '/embed/kvadrat.v1.js');
  await fail('script', 'https://foreign.example/r/mf-a/1/app.js');
  expect(fetched).toEqual(['/r/mf-a/1.0.0-00000001/missing.js']);
  expect(outdated).not.toHaveBeenCalled();
});

it('a 410 without the hint is of somebody else’s making', async () => {
  answers.set('/r/mf-a/1.0.0-00000001/proxy.js', { status: 410, hint: false });
  await fail('script', '/r/mf-a/1.0.0-00000001/proxy.js');
  expect(outdated).not.toHaveBeenCalled();
});

it('says once that the page is outdated when a release is gone', async () => {
  for (const name of ['a.js', 'b.css']) answers.set(`/r/mf-a/1.0.0-00000001/${name}`, { status: 410, hint: true });
  await fail('link', '/r/mf-a/1.0.0-00000001/b.css');
  await fail('script', '/r/mf-a/1.0.0-00000001/a.js?attempt=1');
  expect(outdated).toHaveBeenCalledTimes(1);
  expect(outdated).toHaveBeenCalledWith('/r/mf-a/1.0.0-00000001/b.css');
});
