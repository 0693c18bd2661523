import { ACCOUNT_CALLS, type ChangePasswordAnswer } from '@kvadrat/contracts/account';
import { useBrowser } from '../support/browser';
import { XSS_STRINGS } from '../support/xss-strings';

const visit = useBrowser();

test('T59 O-23 R250 500 hostile strings in the message of a new password: nothing runs and six tags stay, even without the page’s policy', async () => {
  expect(XSS_STRINGS).toHaveLength(500);
  const { page, cdp, complaints } = await visit();
  // Off, so that nothing but the allow-list stands between the message and the page.
  await cdp.send('Page.setBypassCSP', { enabled: true });
  let message = '';
  await page.route(`**${ACCOUNT_CALLS.changePassword}`, (route) => {
    const answer: ChangePasswordAnswer = { error: 1, results: { backurl: '/', message }, show: { form: true } };
    return route.fulfill({ json: answer });
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'ran', () => Reflect.set(window, 'hasRun', true));
  });
  await page.goto('/prijava/passwordReset/#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', { waitUntil: 'networkidle' });
  for (const field of ['Nova lozinka', 'Ponovite lozinku'])
    await page.getByRole('textbox', { name: field }).fill('marjan-2026');
  const left: string[] = [];
  for (const [index, html] of XSS_STRINGS.entries()) {
    message = `<b>broj ${index}</b> ${html}`;
    await page.getByRole('button', { name: 'Spremi lozinku' }).click();
    const alert = page
      .getByRole('alert')
      .filter({ has: page.locator('b', { hasText: new RegExp(`^broj ${index}$`) }) });
    await alert.waitFor();
    const kept = await alert
      .locator('p > span *')
      .evaluateAll((elements) =>
        elements.map((element) =>
          [
            element.localName,
            ...[...element.attributes].map(({ name, value }) =>
              name === 'href' ? value.replace(/^(https?:\/\/[^/]*).*$/, '$1') : name,
            ),
          ].join(' '),
        ),
      );
    left.push(...kept);
  }
  const origin = new URL(page.url()).origin;
  expect(new Set(left)).toEqual(new Set(['span', 'b', 'p', 'a', `a ${origin} rel`]));
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun') === true)).toBe(false);
  expect(complaints).toEqual([]);
}, 600_000);
