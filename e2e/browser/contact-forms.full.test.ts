import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE, type Visit } from '@kvadrat/tools/harness';
import { fromElsewhere, newEmail } from '../support/account';
import { useBrowser } from '../support/browser';
import { nameOf, reachableAd } from '../support/contact';
import { waitUntilAlive } from '../support/list-page';
import { linkFromMail } from '../support/mailbox';

const visit = useBrowser();
/** Forms of an ad by the end of their addresses, which is the same in every language. */
const FORMS = [
  ['a message', (id: number) => `/upit/${id}/`],
  ['a visit', (id: number) => `/upit/${id}/razgled/`],
  ['a price', (id: number) => `/upit/${id}/cijena/`],
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Fills in what the form asks for. */
async function fillIn({ page }: Visit, price: number): Promise<void> {
  const form = page.getByRole('dialog').locator('form');
  const email = newEmail();
  const values = {
    name: nameOf(email),
    email,
    phone: '+385 91 234 5678',
    message: 'Je li stan slobodan?',
    amount: String(Math.round(price * 0.9)),
    time: `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T10:00`,
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.first().fill(value);
  }
}

async function look(what: string, { page }: Visit): Promise<void> {
  expect([what, ...(await accessibilityProblems(page))]).toEqual([what]);
}

describe.each(LOCALES)('R14 %s', (locale: Locale) => {
  test.each(
    SCHEMES.flatMap((colorScheme) =>
      [PHONE, DESKTOP].map((viewport) => [colorScheme, viewport.width, viewport] as const),
    ),
  )(
    'forms of an ad in %s at %i px: empty, with errors, done; axe finds nothing, and the first that is wrong has the focus',
    async (colorScheme, _width, viewport) => {
      const { ad, path, price } = await reachableAd();
      for (const [name, addressOf] of FORMS) {
        const visitor = await visit({ viewport, colorScheme });
        const { page, context } = visitor;
        await context.setExtraHTTPHeaders(fromElsewhere());
        await page.goto(localizedPath(locale, path));
        const link = page.locator(`aside a[href="${localizedPath(locale, addressOf(ad.id))}"]`);
        await link.click();
        const dialog = page.getByRole('dialog');
        await dialog.locator('[name=phone]').waitFor();
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await look(`${name}, empty`, visitor);
        await dialog.locator('[type=submit]').click();
        await dialog.locator('[aria-invalid=true]').first().waitFor();
        expect(
          await dialog.evaluate((element) => document.activeElement === element.querySelector('[aria-invalid=true]')),
        ).toBe(true);
        await look(`${name}, with errors`, visitor);
        await fillIn(visitor, price);
        await dialog.locator('[type=submit]').click();
        await dialog.locator('form').waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
        await look(`${name}, done`, visitor);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
        await context.close();
      }
    },
    240_000,
  );

  test.each(SCHEMES)(
    'pages of the forms in %s, empty and with errors',
    async (colorScheme) => {
      const { ad } = await reachableAd();
      const visitor = await visit({ viewport: PHONE, colorScheme });
      await visitor.context.setExtraHTTPHeaders(fromElsewhere());
      for (const path of FORMS.map(([, addressOf]) => addressOf(ad.id))) {
        await visitor.page.goto(localizedPath(locale, path));
        await waitUntilAlive(visitor.page, 'main form');
        await look(`${path}, empty`, visitor);
        await visitor.page.locator('main [type=submit]').click();
        await visitor.page.locator('main [aria-invalid=true]:focus').waitFor();
        await look(`${path}, with errors`, visitor);
      }
    },
    120_000,
  );

  test.each(SCHEMES)(
    'R283 the report of an ad in %s, empty and with errors; the first that is wrong has the focus',
    async (colorScheme) => {
      const { ad } = await reachableAd();
      const visitor = await visit({ viewport: PHONE, colorScheme });
      const { page } = visitor;
      await page.goto(localizedPath(locale, reportPath(ad.id)));
      await waitUntilAlive(page, 'main form');
      await look('the report, empty', visitor);
      await page.locator('main [type=submit]').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect(await page.evaluate(() => document.activeElement === document.querySelector('[aria-invalid=true]'))).toBe(
        true,
      );
      await look('the report, with errors', visitor);
    },
    60_000,
  );
});

test.each(SCHEMES)(
  'R14 pages behind links of mails in %s: to confirm, confirmed, a visit and a price to answer, answered',
  async (colorScheme) => {
    const { path, price, advertiser } = await reachableAd();
    for (const [name, link, answered] of [
      ['Zatražite razgled', '/upit/razgled/', 'Potvrdi termin'],
      ['Predložite cijenu', '/upit/cijena/', 'Prihvati cijenu'],
    ] as const) {
      const visitor = await visit({ viewport: PHONE, colorScheme });
      const { page, context } = visitor;
      await context.setExtraHTTPHeaders(fromElsewhere());
      await page.goto(path);
      await page.getByRole('complementary', { name: 'Oglašivač' }).getByRole('link', { name }).click();
      await page.getByRole('dialog').locator('[name=phone]').waitFor();
      await fillIn(visitor, price);
      const email = await page.getByRole('dialog').locator('[name=email]').inputValue();
      await page.getByRole('dialog').locator('[type=submit]').click();
      await page.goto(await linkFromMail(email, '/upit/potvrda/'));
      await look('to confirm', visitor);
      await page.getByRole('button', { name: 'Potvrdi i pošalji' }).click();
      await page.waitForURL(/poruka=/);
      await look('confirmed', visitor);
      await page.goto(await linkFromMail(advertiser, link, nameOf(email)));
      await look(`${name}, to answer`, visitor);
      if ((await page.getByRole('radio').count()) > 0) await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: answered }).click();
      await page.waitForURL(/veza=/);
      await look(`${name}, answered`, visitor);
    }
  },
  120_000,
);
