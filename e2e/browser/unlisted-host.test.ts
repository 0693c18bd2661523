import { useBrowser } from '../support/browser';
import { useLegacySite } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const visit = useBrowser();
/** A host that `ACCOUNT_ORIGINS` does not name. */
const site = useLegacySite();
const REFUSED = [/CORS|Failed to load resource|ERR_FAILED/, /ACCOUNT_ORIGINS/];

test('a newcomer’s form on an unlisted host ends in a sentence that says what to set; the page’s link stays and no event comes', async () => {
  const { page } = await visit({ expected: REFUSED });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    for (const name of ['kvadrat:session-changed', 'kvadrat:auth-success', 'kvadrat:auth-closed']) window.addEventListener(name, () => document.documentElement.setAttribute('data-told', name));
  });
  await page.route(`${site()}/newcomer.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script defer src="${portalOrigin()}/embed/kvadrat.v1.js"></script><kvadrat-auth language="hr"><a href="${portalOrigin()}/prijava/">Prijava</a></kvadrat-auth>`,
    }),
  );
  const sentence = page.waitForEvent('console', (message) => message.text().includes('ACCOUNT_ORIGINS'));
  await page.goto(`${site()}/newcomer.html`);
  expect((await sentence).text()).toContain(`Add ${site()} there`);
  expect(await page.locator('kvadrat-auth').innerHTML()).toBe(`<a href="${portalOrigin()}/prijava/">Prijava</a>`);
  expect(await page.locator('html').getAttribute('data-told')).toBeNull();
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.waitForURL(`${portalOrigin()}/prijava/`);
});

test('a link that would open the dialog leads to the portal’s page', async () => {
  const { page } = await visit({ expected: REFUSED });
  const sentence = page.waitForEvent('console', (message) => message.text().includes('ACCOUNT_ORIGINS'));
  await page.goto(`${site()}/save.php`);
  await sentence;
  expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull();
  await page.locator('#save').click();
  await page.waitForURL(`${portalOrigin()}/prijava/?natrag=%2Fuser%2Fsaved%2F`);
});
