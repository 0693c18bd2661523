import { person, TestVisitor } from '../accounts/testing/test-visitor';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries } from '../enquiries/api';
import type { addAds } from '../enquiries/testing/enquiry-ads';
import { openContactPortal } from '../enquiries/testing/enquiry-portal';
import type { TestPortal } from '../../edge/pages/testing/test-portal';
import { internalHeaders } from '../../platform/http';
import { revealRoutes } from './api';

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
    return { registerApi: async (api) => await api.register(revealRoutes, deps) };
  }));
  await database.db.updateTable('listing').set({ owner_phone: null }).where('id', '=', ads.unreachable).execute();
}, 30_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  await database.sql`truncate enquiry_lead restart identity`;
  browser = elsewhere();
});

const elsewhere = (): TestVisitor => new TestVisitor(portal.app, `10.9.0.${networks++}`);
const leads = () =>
  database.db.selectFrom('enquiry_lead').select(['listing_id', 'kind', 'weight']).orderBy('id').execute();
const press = (visitor: TestVisitor, id: number, headers: Record<string, string> = {}) =>
  visitor.json(`/api-next/listings/${id}/phone/`, {}, { headers });
/** As the page of the ad's button does, for a browser without scripts. */
const byPage = (visitor: TestVisitor, id: number) =>
  visitor.json(`/api-next/listings/${id}/phone/`, {}, { token: null, headers: internalHeaders });

describe('the call', () => {
  it('R192 tells the number, and is one lead of half a point', async () => {
    const answer = await press(browser, ads.ofAgency);
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
      200,
      { phone: '+385 21 555 100' },
      'no-store',
    ]);
    expect(await leads()).toEqual([{ listing_id: ads.ofAgency, kind: 'telephone', weight: 0.5 }]);
  });

  it('tells releases that ask the old way neither number nor address', async () => {
    const old = await portal.app.inject(`/api-next/listings/${ads.ofAgency}/contact/`);
    expect([old.statusCode, old.json(), await leads()]).toEqual([200, { phone: null, email: null }, []]);
  });

  it('R192 is one lead for a visitor and an ad in a day, by whichever way; another ad or visitor is another', async () => {
    await browser.token();
    await Promise.all(Array.from({ length: 4 }, () => press(browser, ads.ofAgency)));
    await byPage(browser, ads.ofAgency);
    expect(await leads()).toHaveLength(1);
    await press(browser, ads.ofOwner);
    await press(elsewhere(), ads.ofAgency);
    await press(browser, ads.ofAgency, { 'user-agent': 'Another' });
    expect((await leads()).map(({ listing_id: id }) => id)).toEqual([
      ads.ofAgency,
      ads.ofOwner,
      ads.ofAgency,
      ads.ofAgency,
    ]);
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
    for (let n = 0; n < PER_MINUTE; n += 1)
      statuses.push(
        (await (n % 2 === 0 ? press(browser, ads.more[0] ?? 0) : byPage(browser, ads.more[0] ?? 0))).statusCode,
      );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await press(browser, ads.more[1] ?? 0);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { data: { code: 'rate-limited' } }]);
    expect((await byPage(browser, ads.more[1] ?? 0)).statusCode).toBe(429);
    expect((await press(elsewhere(), ads.more[1] ?? 0)).statusCode).toBe(200);
    expect(await leads()).toHaveLength(2);
  });
});
