import { VERIFY_PATH } from '@kvadrat/contracts/account';
import { DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { fromElsewhere, newEmail } from '../support/account';
import { answerMail, REPLY_DOMAIN } from '../support/answer-mail';
import { useBrowser } from '../support/browser';
import { fillPerson, nameOf, openForm, prove, reachableAd } from '../support/contact';
import { tabTo } from '../support/keyboard';
import { countMails, linkFromMail, mailTo } from '../support/mailbox';
import { signUpByCall } from '../support/session';
import { readThreads } from '../support/threads';

const visit = useBrowser();
const HIDDEN = new RegExp(`^[0-9a-f]{20}@${REPLY_DOMAIN.replaceAll('.', '\\.')}$`);
const QUESTION = 'Je li stan slobodan od siječnja?';
const ANSWER = 'Slobodan je, ključ je kod nas.';

/** Watches what leaves the browser for the advertiser. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api-next/enquiries/')) posts += 1;
  });
  return () => posts;
}

test('R119 a message of a visitor without an account: proven by a link, read and answered by mail, and neither side sees the other’s address', async () => {
  const { path, advertiser, ad } = await reachableAd();
  const { page, context, complaints } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  await page.goto(path);
  const dialog = await openForm(page, 'Pošaljite poruku');
  await fillPerson(dialog, email);
  await dialog.getByRole('textbox', { name: 'Poruka' }).fill(QUESTION);
  await dialog.getByRole('button', { name: 'Pošalji poruku' }).click();
  await dialog.getByText('Potvrdite adresu e-pošte').waitFor();
  // Nothing of what was typed is in a mail that anybody could have sent to anybody.
  const proof = await mailTo(email, 'a link to confirm', ({ text }) => text?.includes('/upit/potvrda/') === true);
  expect(`${proof.subject}${proof.text}${proof.html}`).not.toContain(QUESTION);
  await prove(page, email);
  await page.getByRole('heading', { name: 'Poruka je poslana' }).waitFor();

  const asked = await mailTo(
    advertiser,
    'the question',
    ({ text }) => text?.includes(`> ${QUESTION}`) === true && text.includes(nameOf(email)),
  );
  const [toVisitor] = asked.replyTo ?? [];
  expect(toVisitor?.address).toMatch(HIDDEN);
  expect(JSON.stringify(asked)).not.toContain(email);
  expect(asked.subject).toContain(ad.title);

  await answerMail({
    from: `Agencija <${advertiser}>`,
    to: toVisitor?.address ?? '',
    subject: `Re: ${asked.subject}`,
    text: `${ANSWER}\n\nsub, 28. stu 2026. u 10:00 Kvadrat <x@y.hr> napisao je:\n> ${asked.text?.replaceAll('\n', '\n> ')}`,
  });
  const answered = await mailTo(email, 'the answer', ({ text }) => text?.includes(`> ${ANSWER}`) === true);
  expect(answered.text).not.toContain(QUESTION);
  expect(JSON.stringify(answered)).not.toContain(advertiser);
  const [toAdvertiser] = answered.replyTo ?? [];
  expect(toAdvertiser?.address).toMatch(HIDDEN);

  await answerMail({
    from: email,
    to: toAdvertiser?.address ?? '',
    subject: `Re: ${answered.subject}`,
    text: `Dolazim sutra. ${email}`,
  });
  const again = await mailTo(
    advertiser,
    'the second answer',
    ({ text }) => text?.includes('> Dolazim sutra. ***') === true && text.includes(nameOf(email)),
  );
  expect(JSON.stringify(again)).not.toContain(email);
  expect(again.replyTo?.[0]?.address).toBe(toVisitor?.address);
  expect(complaints).toEqual([]);
});

test('R119 R228 whoever is signed in with a proven address writes at once; what is unread is counted until it was seen', async () => {
  const { path, advertiser } = await reachableAd();
  const { page, context } = await visit({ viewport: DESKTOP });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = await signUpByCall(context);
  await page.goto(await linkFromMail(email, VERIFY_PATH));
  const proven = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.getByRole('button', { name: 'Potvrdi adresu' }).click();
  await proven;
  await page.goto(path);
  const dialog = await openForm(page, 'Pošaljite poruku');
  // What is known of an account comes once the form is open.
  await page.waitForFunction(
    (known) => document.querySelector<HTMLInputElement>('[name=email]')?.value === known,
    email,
  );
  await dialog.getByLabel('Telefon').fill('091 234 5678');
  await dialog.getByRole('textbox', { name: 'Poruka' }).fill(`${QUESTION} ${email}`);
  await dialog.getByRole('button', { name: 'Pošalji poruku' }).click();
  await dialog.getByRole('heading', { name: 'Poruka je poslana' }).waitFor();

  const asked = await mailTo(
    advertiser,
    'the question',
    ({ text }) => text?.includes(QUESTION) === true && text.includes(email),
  );
  expect(await readThreads(context)).toMatchObject({
    count: 1,
    unread: 0,
    results: [{ side: 'visitor', last: `${QUESTION} ${email}`, unread: 0 }],
  });
  await answerMail({ from: advertiser, to: asked.replyTo?.[0]?.address ?? '', text: ANSWER });
  await mailTo(email, 'the answer', ({ text }) => text?.includes(ANSWER) === true);
  const list = await readThreads(context);
  expect(list).toMatchObject({ count: 1, unread: 1, results: [{ last: ANSWER, unread: 1, phone: null }] });
  expect(JSON.stringify(list)).not.toContain(advertiser);
});

test('R14 by keyboard alone: the form opens, what is missing has the focus, the message goes once and the focus is back at the link', async () => {
  const { path } = await reachableAd();
  const { page, context } = await visit({ viewport: DESKTOP });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const posts = countPosts(page);
  const email = newEmail();
  await page.goto(path);
  await tabTo(page, 'aside a[href*="/upit/"]');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Telefon').waitFor();
  await tabTo(page, '[role=dialog] [type=submit], dialog [type=submit]');
  await page.keyboard.press('Enter');
  await page.getByText('Upišite broj telefona.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  for (const typed of ['Ana Horvat', email, '091 234 5678', QUESTION]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, '[role=dialog] [type=submit], dialog [type=submit]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const done = page.getByRole('heading', { name: 'Potvrdite adresu e-pošte' });
  await done.waitFor();
  expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.matches('aside a[href*="/upit/"]'))).toBe(true);
  expect(posts()).toBe(1);
});

test('R253 O-18 offline a message waits and is sent once when the connection is back, however often it was pressed', async () => {
  const { path } = await reachableAd();
  const { page, context } = await visit({ viewport: PHONE });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const posts = countPosts(page);
  const email = newEmail();
  await page.goto(path);
  const dialog = await openForm(page, 'Pošaljite poruku');
  await fillPerson(dialog, email);
  await dialog.getByRole('textbox', { name: 'Poruka' }).fill(QUESTION);
  await context.setOffline(true);
  const send = dialog.locator('[type=submit]');
  await send.dblclick();
  await dialog.getByText(/Poruka čeka najviše jednu minutu/).waitFor();
  await send.click({ force: true });
  expect(posts()).toBe(0);
  await context.setOffline(false);
  await dialog.getByText('Potvrdite adresu e-pošte').waitFor();
  expect(posts()).toBe(1);
  await linkFromMail(email, '/upit/potvrda/');
  expect(await countMails(email)).toBe(1);
});

test('O-18 a message whose answer got lost on the way and is sent again is one lead', async () => {
  const { path } = await reachableAd();
  const { page, context } = await visit({ viewport: PHONE, expected: [/ERR_FAILED|ERR_CONNECTION/] });
  await context.setExtraHTTPHeaders(fromElsewhere());
  const email = newEmail();
  await page.goto(path);
  const dialog = await openForm(page, 'Pošaljite poruku');
  await fillPerson(dialog, email);
  await dialog.getByRole('textbox', { name: 'Poruka' }).fill(QUESTION);
  let lost = 0;
  await page.route('**/api-next/enquiries/', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionfailed');
  });
  await dialog.locator('[type=submit]').click();
  await dialog
    .getByRole('alert')
    .getByText(/Tekst je ostao/)
    .waitFor();
  expect(lost).toBeGreaterThan(0);
  await page.unroute('**/api-next/enquiries/');
  await dialog.locator('[type=submit]').click();
  await dialog.getByText('Potvrdite adresu e-pošte').waitFor();
  await linkFromMail(email, '/upit/potvrda/');
  expect(await countMails(email)).toBe(1);
});
