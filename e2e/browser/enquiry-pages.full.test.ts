import { localizedPath } from '@kvadrat/contracts/locales';
import { enquiryPath, phonePath } from '@kvadrat/contracts/paths';
import { accessibilityProblems, PHONE } from '@kvadrat/tools/harness';
import { fromElsewhere, newEmail } from '../support/account';
import { findAd } from '../support/ad-page';
import { useBrowser } from '../support/browser';
import { fillPerson, nameOf, prove, reachableAd } from '../support/contact';
import { waitUntilAlive } from '../support/list-page';
import { linkFromMail, mailTo } from '../support/mailbox';
import { passTheTrap } from '../support/pass-the-trap';

const visit = useBrowser();
const QUESTION = 'Je li stan slobodan od siječnja?';

const FORMS = ['message', 'visit', 'proposal'] as const;
const WAYS = [
  { how: 'with scripts off', javaScript: false, alive: false },
  { how: 'while no script arrives', javaScript: true, alive: false },
  { how: 'with scripts', javaScript: true, alive: true },
];

describe.each(WAYS)('O-84 pages of the forms of an ad, $how', ({ javaScript, alive }) => {
  test.each(FORMS)(
    'R119 R118 a %s: what is wrong is said, what was typed stays, it is sent, proven by the link of the mail, answered by the advertiser’s link, and each page says so',
    async (form) => {
      const { ad, price, advertiser } = await reachableAd();
      const visitor = await visit({
        viewport: PHONE,
        javaScript,
        expected: [/status of 422/, ...(alive ? [] : [/ERR_FAILED/])],
      });
      const { page, context } = visitor;
      // The program that looks is a script itself.
      const look = async (what: string): Promise<void> =>
        expect([what, ...(javaScript ? await accessibilityProblems(page) : [])]).toEqual([what]);
      if (!alive) await context.route(/\/r\/.*\.js$/, (route) => route.abort());
      await context.setExtraHTTPHeaders(fromElsewhere());
      const email = newEmail();
      await page.goto(localizedPath('hr', enquiryPath(ad.id, form)));
      if (alive) await waitUntilAlive(page, 'main form');
      await look('empty');
      await page.locator('main [name=message]').fill(QUESTION);
      await page.locator('main [type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await page.locator('main [name=message]').inputValue()).toBe(QUESTION);
      await page.locator(alive ? 'main [aria-invalid=true]:focus' : 'main [role=group]:focus').waitFor();
      await look('with errors');
      await fillPerson(page, email);
      if (form === 'visit')
        await page
          .locator('[name=time]')
          .fill(`${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T10:00`);
      if (form === 'proposal') await page.locator('[name=amount]').fill(String(Math.round(price * 0.9)));
      await passTheTrap(page);
      await page.locator('main [type=submit]').click();
      await page.waitForURL(/\?poslano=[2-9A-Z]{8}$/);
      await page.getByRole('group', { name: 'Potvrdite adresu e-pošte' }).waitFor();
      await look('waiting');
      await prove(page, email);
      await page
        .getByRole('group', {
          name: {
            message: 'Poruka je poslana',
            visit: 'Zahtjev za razgled je poslan',
            proposal: 'Prijedlog je poslan',
          }[form],
        })
        .waitFor();
      await look('proven');
      await mailTo(
        advertiser,
        'what was asked',
        ({ text }) => text?.includes(email.split('@')[0] ?? '') === true && text.includes(QUESTION),
      );
      const answers = {
        message: null,
        visit: ['/upit/razgled/', 'Potvrdi termin', 'Razgled je dogovoren'],
        proposal: ['/upit/cijena/', 'Prihvati cijenu', 'Prihvatili ste predloženu cijenu'],
      } as const;
      const answer = answers[form];
      if (answer !== null) {
        await page.goto(await linkFromMail(advertiser, answer[0], nameOf(email)));
        if (alive) await waitUntilAlive(page, 'main form');
        await look('to answer');
        await page.getByRole('button', { name: answer[1] }).click();
        await page.getByRole('heading', { name: answer[2] }).waitFor();
        await look('answered');
      }
      expect(visitor.complaints).toEqual([]);
    },
    60_000,
  );

  test('R192 the number of an ad is told in place of the button that asks for it', async () => {
    const { id } = await findAd(({ status, contacts }) => status === 'active' && contacts.phone);
    const { page, context, complaints } = await visit({
      viewport: PHONE,
      javaScript,
      expected: alive ? [] : [/ERR_FAILED/],
    });
    if (!alive) await context.route(/\/r\/.*\.js$/, (route) => route.abort());
    await context.setExtraHTTPHeaders(fromElsewhere());
    await page.goto(phonePath(id));
    if (alive) await waitUntilAlive(page, 'main form');
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(0);
    await page.locator('main').getByRole('button', { name: 'Prikaži telefon' }).click();
    await page.locator('main a[href^="tel:"]').waitFor();
    expect(await page.locator('main').getByRole('button', { name: 'Prikaži telefon' }).count()).toBe(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(phonePath(id));
    if (javaScript) expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
