import { VERIFY_PATH } from '@kvadrat/contracts/account';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { localizedPath } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { fromElsewhere, newEmail } from '../support/account';
import { agencyMailbox, findAd } from '../support/ad-page';
import { useBrowser } from '../support/browser';
import { waitUntilAlive } from '../support/list-page';
import { linkFromMail, mailTo } from '../support/mailbox';
import { passTheTrap } from '../support/pass-the-trap';
import { portalOrigin } from '../support/portal-origin';
import { signUpByCall } from '../support/session';
import { signInStaff } from '../support/staff';

const visit = useBrowser();

const statusOf = async (ad: ListingDetail): Promise<number> => (await fetch(portalOrigin() + ad.path)).status;

test('R283 an ad is reported, the staff hides it, owner and reporter are told by mail, and the owner alone still sees it', async () => {
  const ad = await findAd(
    ({ status, contacts, advertiser }) => status === 'active' && contacts.email && advertiser.type === 'agenzia',
  );
  const owner = agencyMailbox(ad);
  const reporter = newEmail();

  const visitor = await visit({ viewport: PHONE, expected: [/status of 410/] });
  await visitor.context.setExtraHTTPHeaders(fromElsewhere());
  await visitor.page.goto(ad.path);
  const link = visitor.page.getByRole('link', { name: 'Prijavi oglas' });
  await link.scrollIntoViewIfNeeded();
  // Before its part runs the link leads to the page of the form, which works as well; this is about the sheet.
  await link.dispatchEvent('pointerover');
  await waitUntilAlive(visitor.page, 'a[href*="/prijava-oglasa/"]');
  await link.click();
  const sheet = visitor.page.getByRole('dialog', { name: 'Prijava oglasa' });
  const send = sheet.getByRole('button', { name: 'Pošalji prijavu' });
  await sheet.getByLabel('Razlog').selectOption('fraud');
  await send.click();
  await sheet.getByText('Upišite', { exact: false }).or(sheet.getByText('Napišite')).first().waitFor();
  expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('explanation');
  await sheet.getByLabel('Obrazloženje').fill('Iste fotografije stoje u oglasu iz 2024.');
  await sheet.getByLabel('Ime i prezime').fill('Iva Ivić');
  await sheet.getByLabel('E-pošta').fill(reporter);
  await sheet.getByRole('checkbox').check();
  // As long as people take to fill it in.
  await passTheTrap(visitor.page);
  await send.click();
  await visitor.page.getByRole('dialog', { name: 'Prijava je zaprimljena' }).waitFor();

  const staff = await visit({ viewport: DESKTOP, javaScript: false, expected: [/status of 401/] });
  await signInStaff(staff.page, '/-/moderation', 'Mia');
  await staff.page.locator(`a[href="/-/moderation/${ad.id}/"]`).click();
  const decide = async (action: string, reasons: string): Promise<void> => {
    await staff.page.locator(`[name="action"][value="${action}"]`).check();
    await staff.page.locator('[name="reasons"]').fill(reasons);
    await staff.page.getByRole('button', { name: 'Donesi odluku' }).click();
    await staff.page.waitForURL(/\?poslano=[2-9A-Z]{8}$/);
  };
  await decide('hide', 'Fotografije pripadaju drugoj nekretnini.');
  await staff.page.locator('[name="action"][value="restore"]').waitFor();

  expect(await linkFromMail(reporter, '/prigovor/')).toContain(portalOrigin());
  const complaint = await linkFromMail(owner, '/prigovor/');
  expect((await fetch(complaint)).status).toBe(200);
  expect(await statusOf(ad)).toBe(410);
  const gone = await visitor.page.goto(ad.path);
  expect(gone?.status()).toBe(410);
  // Why it is gone is between its advertiser and the portal.
  await visitor.page.getByText('Nije više na portalu.', { exact: false }).waitFor();

  // Whoever signs up with the advertiser's address has to prove it first.
  const advertiser = await visit({ viewport: DESKTOP, expected: [/status of 410/] });
  await signUpByCall(advertiser.context, { email: owner });
  expect((await advertiser.page.goto(ad.path))?.status()).toBe(410);
  await advertiser.page.goto(await linkFromMail(owner, VERIFY_PATH));
  const proven = advertiser.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await advertiser.page.getByRole('button', { name: 'Potvrdi adresu' }).click();
  await proven;
  expect((await advertiser.page.goto(ad.path))?.status()).toBe(200);
  await advertiser.page.getByText('Oglas vidite samo vi', { exact: false }).waitFor();

  await decide('restore', 'Vlasnik je poslao izvornike.');
  await staff.page.locator('[name="action"][value="hide"]').waitFor();
  expect(await statusOf(ad)).toBe(200);
  expect(visitor.complaints).toEqual([]);
}, 60_000);

describe.each([
  ['with scripts off', { javaScript: false, alive: false }],
  ['while no script arrives', { javaScript: true, alive: false }],
  ['with scripts', { javaScript: true, alive: true }],
])('R283 O-84 the page on which an ad is reported, %s', (_how, { javaScript, alive }) => {
  test('what is wrong is said in the page, what was typed stays, the report is taken and the page says so; axe finds nothing', async () => {
    const ad = await findAd(({ status, advertiser }) => status === 'active' && advertiser.type === 'agenzia');
    const reporter = newEmail();
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
    const path = localizedPath('de', reportPath(ad.id));
    await page.goto(path);
    if (alive) await waitUntilAlive(page, 'main form');
    await look('empty');
    await page.locator('[name=reason]').selectOption('fraud');
    await page.locator('[name=explanation]').fill('Zu kurz');
    await page.locator('main [type=submit]').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(
      await page
        .locator('[aria-invalid=true]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))),
    ).toEqual(['explanation', 'name', 'email', 'goodFaith']);
    expect([
      await page.locator('[name=reason]').inputValue(),
      await page.locator('[name=explanation]').inputValue(),
    ]).toEqual(['fraud', 'Zu kurz']);
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('role'),
    );
    expect(focused).toBe(alive ? 'explanation' : 'group');
    await look('with errors');
    await page.locator('[name=explanation]').fill('Die Bilder stehen in einer anderen Anzeige.');
    await page.locator('[name=name]').fill('Iva Ivić');
    await page.locator('[name=email]').fill(reporter);
    await page.locator('[name=goodFaith]').check();
    await passTheTrap(page);
    await page.locator('main [type=submit]').click();
    await page.waitForURL(/\?poslano=[2-9A-Z]{8}$/);
    const number = new URL(page.url()).searchParams.get('poslano') ?? '';
    await page
      .getByRole('group', { name: 'Ihre Meldung ist angekommen' })
      .getByText(number, { exact: false })
      .waitFor();
    await look('taken');
    expect((await mailTo(reporter, 'the receipt', ({ subject = '' }) => subject.includes(number))).subject).toBe(
      `Wir haben Ihre Meldung erhalten (${number})`,
    );
    expect(visitor.complaints).toEqual([]);
  }, 60_000);
});
