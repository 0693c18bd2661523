import { useBrowser } from '../support/browser';
import { useLegacySite } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const visit = useBrowser();
/** A host that `ACCOUNT_ORIGINS` does not name. */
const site = useLegacySite();
/** The element's code comes before it asks, on a machine that has other work. */
const SLOW_MS = 40_000;
const REFUSED = [/CORS|Failed to load resource|ERR_FAILED/, /ACCOUNT_ORIGINS/];

test('a newcomer’s form on an unlisted host ends in a sentence that says what to set; the page’s link stays and no event comes', async () => {
  const { page } = await visit({ expected: REFUSED });
  await page.addInitScript(() => {
    for (const name of ['kvadrat:session-changed', 'kvadrat:auth-success', 'kvadrat:auth-closed']) window.addEventListener(name, () => document.documentElement.setAttribute('data-told', name));
  });
  const sentence = page.waitForEvent('console', { predicate: (message) => message.text().includes('ACCOUNT_ORIGINS'), timeout: SLOW_MS });
  await page.goto(`${site()}/login.php`);
  expect((await sentence).text()).toContain(`Add ${site()} there`);
  expect(await page.locator('kvadrat-auth').innerHTML()).toBe(`<a href="${portalOrigin()}/prijava/">Prijava</a>`);
  expect(await page.locator('html').getAttribute('data-told')).toBeNull();
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.waitForURL(`${portalOrigin()}/prijava/`);
}, 60_000);

test('a link that would open the dialog leads to the portal’s page', async () => {
  const { page } = await visit({ expected: REFUSED });
  const sentence = page.waitForEvent('console', { predicate: (message) => message.text().includes('ACCOUNT_ORIGINS'), timeout: SLOW_MS });
  await page.goto(`${site()}/save.php`);
  await sentence;
  expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull();
  await page.locator('#save').click();
  await page.waitForURL(`${portalOrigin()}/prijava/?natrag=%2Fuser%2Fsaved%2F`);
}, 60_000);
