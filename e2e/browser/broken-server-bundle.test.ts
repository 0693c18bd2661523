import { getListing, searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST } from '../support/list-page';
import { portalOrigin } from '../support/portal-origin';
import { publishAltered, publishBuilt, remotesCommand } from '../support/releases';

const visit = useBrowser();

/** What a server bundle of mf-listings does instead of rendering. */
const BROKEN = {
  'runs for ever': 'for (;;) ;',
  'ends the process': "(typeof process === 'object' ? process : globalThis.process).exit(1);",
  'takes all memory': 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));',
  'rejects behind its back': "Promise.reject(new Error('unhandled')); return new Promise(() => undefined);",
  throws: "throw new Error('broken on purpose');",
};

async function status(path: string): Promise<number> {
  const response = await fetch(portalOrigin() + path, { headers: { accept: 'text/html' } });
  await response.arrayBuffer();
  return response.status;
}

async function html(path: string): Promise<string> {
  return (await fetch(portalOrigin() + path, { headers: { accept: 'text/html' } })).text();
}

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 3000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not happen within 3 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(Object.entries(BROKEN))('a server bundle that %s', (_, body) => {
  afterEach(() => publishBuilt('mf-listings'));

  test('costs its page the server’s HTML and nothing else', async () => {
    const { results } = await searchListings('');
    const ad = await getListing(results[0]?.id ?? 0);
    await publishAltered('mf-listings', { 'server.cjs': () => `module.exports = { render: async () => { ${body} } };` });

    // Asked for again and again while every other page is.
    const own = Promise.all(Array.from({ length: 6 }, () => status(ad.path)));
    const others = await Promise.all([DEFAULT_LIST, '/', '/de/', `${DEFAULT_LIST}split/`, '/nema-ovoga/'].map(status));
    expect(others).toEqual([200, 200, 200, 200, 404]);
    expect(Math.max(...(await own))).toBeLessThan(500);
    expect(await html(DEFAULT_LIST)).toContain('<article');

    const { page, complaints } = await visit();
    await page.goto(ad.path);
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    expect(await page.locator('h1').innerText()).toContain(ad.title);
    expect(complaints).toEqual([]);

    await remotesCommand('rollback', 'mf-listings');
    // The server hears of it by a notification of its own.
    await waitUntil(async () => (await html(ad.path)).includes(ad.description.slice(0, 20)));
  });
});
