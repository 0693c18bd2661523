import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { phonePath } from '@kvadrat/contracts/paths';
import { person, TestVisitor } from '../accounts/testing/test-visitor';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries } from '../enquiries/api';
import type { addAds } from '../enquiries/testing/enquiry-ads';
import { openContactPortal } from '../enquiries/testing/enquiry-portal';
import type { TestPortal } from '../../edge/pages/testing/test-portal';
import { textHtml } from '../../platform/static-pages';
import { addRevealPage, revealRoutes } from './api';
import { REVEAL_TEXTS } from './reveal-texts';

const PER_MINUTE = 20;
const database = withTestDatabase({ holds: 'places' });
const temporaryFolder = withTemporaryFolders();
let ads: Awaited<ReturnType<typeof addAds>>;
let portal: TestPortal;
let browser: TestVisitor;
let networks = 0;

beforeAll(async () => {
  ({ ads, portal } = await openContactPortal(database, temporaryFolder(), ({ db, publicUrl, accounts }) => {
    const deps = { db, enquiries: createEnquiries({ db, publicUrl }), accounts };
    return { registerApi: async (api) => await api.register(revealRoutes, deps), registerPages: (app, show) => addRevealPage(app, { ...deps, show }) };
  }));
  await database.db.updateTable('listing').set({ owner_phone: null }).where('id', '=', ads.unreachable).execute();
}, 30_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  await database.sql`truncate enquiry_lead restart identity`;
  browser = elsewhere();
});

const elsewhere = (): TestVisitor => new TestVisitor(portal.app, `10.9.0.${networks++}`);
const leads = () => database.db.selectFrom('enquiry_lead').select(['listing_id', 'kind', 'weight']).orderBy('id').execute();
const press = (visitor: TestVisitor, id: number, headers: Record<string, string> = {}) => visitor.json(`/api-next/listings/${id}/phone/`, {}, { headers });
const post = (visitor: TestVisitor, path: string, headers: Record<string, string> = {}) => visitor.form(path, {}, { token: null, headers });

describe('the call', () => {
  it('R192 tells the number, and is one lead of half a point', async () => {
    const answer = await press(browser, ads.ofAgency);
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { phone: '+385 21 555 100' }, 'no-store']);
    expect(await leads()).toEqual([{ listing_id: ads.ofAgency, kind: 'telephone', weight: 0.5 }]);
  });

  it('tells releases that ask the old way neither number nor address', async () => {
    const old = await portal.app.inject(`/api-next/listings/${ads.ofAgency}/contact/`);
    expect([old.statusCode, old.json(), await leads()]).toEqual([200, { phone: null, email: null }, []]);
  });

  it('R192 is one lead for a visitor and an ad in a day, by whichever way; another ad or visitor is another', async () => {
    await browser.token();
    await Promise.all(Array.from({ length: 4 }, () => press(browser, ads.ofAgency)));
    await post(browser, phonePath(ads.ofAgency));
    expect(await leads()).toHaveLength(1);
    await press(browser, ads.ofOwner);
    await press(elsewhere(), ads.ofAgency);
    await press(browser, ads.ofAgency, { 'user-agent': 'Another' });
    expect((await leads()).map(({ listing_id: id }) => id)).toEqual([ads.ofAgency, ads.ofOwner, ads.ofAgency, ads.ofAgency]);
  });

  it('R192 who is signed in is the same visitor in every network', async () => {
    await browser.register(person());
    await press(browser, ads.ofOwner);
    const moved = elsewhere();
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
    expect((await press(moved, ads.ofOwner)).statusCode).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it('is no address that can be opened, and refuses other sites', async () => {
    expect((await browser.get(`/api-next/listings/${ads.ofAgency}/phone/`)).statusCode).toBe(404);
    expect((await browser.json(`/api-next/listings/${ads.ofAgency}/phone/`, {}, { token: null })).statusCode).toBe(403);
    expect((await press(browser, ads.ofAgency, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await leads()).toEqual([]);
  });

  it('R103 tells nothing of an ad that is sold, unknown or without a number', async () => {
    for (const id of [ads.sold, ads.unreachable, 999_999]) expect((await press(browser, id)).statusCode).toBe(404);
    expect(await leads()).toEqual([]);
  });

  it('gives no numbers away by the hundred: calls and pages count together', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < PER_MINUTE; n += 1) statuses.push((await (n % 2 === 0 ? press(browser, ads.more[0] ?? 0) : post(browser, phonePath(ads.more[0] ?? 0)))).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await press(browser, ads.more[1] ?? 0);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { data: { code: 'rate-limited' } }]);
    const page = await post(browser, phonePath(ads.more[1] ?? 0));
    expect([page.statusCode, page.body.includes('+385')]).toEqual([429, false]);
    expect(page.body).toContain(textHtml(REVEAL_TEXTS.hr.tooOften, 'hr'));
    expect((await press(elsewhere(), ads.more[1] ?? 0)).statusCode).toBe(200);
    expect(await leads()).toHaveLength(2);
  });
});

describe('without scripts', () => {
  it.each(LOCALES)('a press is answered by a page with the number in %s', async (locale) => {
    const path = localizedPath(locale, phonePath(ads.ofAgency));
    const form = await browser.get(path);
    expect([form.statusCode, form.body.includes('555 100')]).toEqual([200, false]);
    expect(form.body).toContain(`<form class="kv-form" method="post" action="${path}">`);
    const told = await post(browser, path);
    expect([told.statusCode, told.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(told.body).toContain(`<h1>${textHtml(REVEAL_TEXTS[locale].title, locale)}</h1>`);
    expect(told.body).toContain('href="tel:+38521555100"');
    expect(told.body).toMatch(/name="robots" content="noindex"/);
    expect(await leads()).toHaveLength(1);
  });

  it('refuses other sites, and has no page for an ad nobody can be called about', async () => {
    expect((await post(browser, phonePath(ads.ofAgency), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await leads()).toEqual([]);
    for (const id of [ads.sold, ads.unreachable, 999_999]) {
      expect((await browser.get(phonePath(id))).statusCode).toBe(404);
      expect((await post(browser, phonePath(id))).statusCode).toBe(404);
    }
  });
});
