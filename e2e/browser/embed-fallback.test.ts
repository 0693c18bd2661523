import { useBrowser } from '../support/browser';
import { useLegacySite } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const visit = useBrowser();
const site = useLegacySite();

test.each(['fetch', 'custom-elements', 'shadow'])(
  'without %s an element is a link to its list, and a page’s own content stays',
  async (broken) => {
    const { page } = await visit();
    await page.goto(`${site()}/broken.php?broken=${broken}`);
    const link = page.locator('#place > a');
    await link.waitFor();
    expect(await link.innerText()).toBe('Oglasi u Splitu');
    expect(await page.locator('#own').innerHTML()).toBe('<a href="/nekretnine">Naši oglasi</a>');
    await link.click();
    await page.waitForURL(`${portalOrigin()}/najam-stambene-nekretnine/split/`);
  },
);

test('a host that is not the published one never runs', async () => {
  const { page } = await visit({ expected: [/integrity|digest/] });
  await page.route('**/embed.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};parent.tampered = true;` });
  });
  await page.goto(`${site()}/clean.php?place=split`);
  await page.locator('#place > a').waitFor();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

test('a remote whose element cannot be loaded leaves the link', async () => {
  const { page } = await visit({ expected: [/404/, /MFE-|cannot load/] });
  await page.route('**/element.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${site()}/clean.php?place=split`);
  await page.locator('#place > a').waitFor();
});
