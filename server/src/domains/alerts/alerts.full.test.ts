import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { placeDirectory } from '../geography/api';
import { projectOutbox } from '../search/api';
import { nextDaily } from './matching/next-daily';
import { createAlertsPortal, PUBLIC_URL, type AlertsPortal } from './testing/alerts-portal';

const database = withTestDatabase();
let portal: AlertsPortal;
let split: number;
const SALE = '/prodaja-stambene-nekretnine/';

beforeAll(async () => {
  portal = await createAlertsPortal(database);
  split = (await placeDirectory(database.db)).byPath('split')?.id ?? 0;
}, 60_000);
afterAll(() => portal.app.close());

const price = (value: number) => ({ price: { value, onRequest: false, previous: null } });
const news = (search: number) =>
  database.sql<{ kind: string; listing_id: number; price: number | null; price_before: number | null }[]>`
    SELECT kind, listing_id, price, price_before FROM search_news WHERE search_id = ${search} ORDER BY id`;
const change = async (id: number, set: { price?: number; status?: number }): Promise<void> => {
  await database.db
    .updateTable('listing')
    .set(set as object)
    .where('id', '=', id)
    .execute();
  await projectOutbox(database.db);
  await portal.work();
};
const isDue = (): Promise<unknown> => database.sql`UPDATE alert_reader SET daily_at = now() WHERE daily_at IS NOT NULL`;
const unhurried = (): Promise<unknown> =>
  database.sql`UPDATE alert_reader SET mailed_at = NULL, soon_at = least(soon_at, now())`;

test('R273 a new ad is told at once to who wants that, in one mail over all searches, with price, picture and reason', async () => {
  const ana = await portal.proven();
  await portal.save(ana, `${SALE}split/?prezzoMassimo=200000`, 'real-time', 'Jeftino');
  await portal.save(ana, `${SALE}split/`, 'real-time', 'Sve u Splitu');
  await portal.save(ana, `${SALE}zagreb/`, 'real-time', 'Zagreb');
  await portal.work();
  const [id] = await portal.publish({ placeId: split, ...price(150_000) });
  await portal.work();
  await portal.work();
  const [mail, ...others] = await portal.mails(ana.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 novi oglas za vas');
  expect(mail?.body_text).toMatch(/150\.000\s€/);
  expect(mail?.body_text).toMatch(/zbog vaše pretrage: Jeftino, Sve u\sSplitu/);
  expect(mail?.body_text).toContain(`${PUBLIC_URL}/oglasi/${id}`);
  expect(mail?.unsubscribe_url).toMatch(/^https:\/\/kvadrat\.example\/obavijesti\/\?veza=\d+-[\w-]{43}$/);
});

test('R273 browsers of who wants to know at once are told as well, in their own language and once; those of daily alerts are not', async () => {
  const wantsPush = async (): Promise<void> => {
    await database.sql`
      INSERT INTO push_subscription (account_id, session_name, endpoint, browser_key, auth_secret, language)
      SELECT account_id, name, name::text::bytea, 'k', 'a', 'de' FROM account_session WHERE account_id = (SELECT max(id) FROM account)`;
  };
  const ana = await portal.proven();
  await wantsPush();
  const ivo = await portal.proven();
  await wantsPush();
  await portal.save(ana, `${SALE}split/?prezzoMinimo=7000000`, 'real-time', 'Vile');
  await portal.save(ivo, `${SALE}split/?prezzoMinimo=7000000`, 'daily', 'Vile');
  await portal.work();
  const [id] = await portal.publish({ placeId: split, ...price(7_100_000) });
  await portal.work();
  await portal.work();
  await isDue();
  await portal.work();
  const told = await database.sql<
    { title: string; body: string; path: string }[]
  >`SELECT title, body, path FROM push_outbox`;
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    title: '1 neue Anzeige für Sie',
    path: expect.stringMatching(new RegExp(`^/de/oglasi/${id}`)),
  });
  expect(told[0]?.body).toMatch(/7\.100\.000\s€.*Vile/);
});

test('R273 daily alerts wait for their hour, those of who wants none are not sent', async () => {
  const [ana, ivo] = [await portal.proven(), await portal.proven()];
  const search = await portal.save(ana, `${SALE}split/?prezzoMinimo=300000`, 'daily');
  await portal.save(ivo, `${SALE}split/?prezzoMinimo=300000`, 'none');
  await portal.publish({ placeId: split, ...price(310_000) }, { placeId: split, ...price(320_000) });
  await portal.work();
  expect(await news(search)).toHaveLength(2);
  expect(await portal.mails(ana.email)).toEqual([]);
  const due = await database.sql<{ at: Date }[]>`SELECT daily_at AS at FROM alert_reader WHERE daily_at IS NOT NULL`;
  expect(due.map(({ at }) => at.toISOString())).toEqual(['2026-12-01T07:00:00.000Z']);
  await isDue();
  await portal.work();
  expect((await portal.mails(ana.email)).map(({ subject }) => subject)).toEqual(['2 nova oglasa za vas']);
  expect(await portal.mails(ivo.email)).toEqual([]);
});

test('R273 the hour of daily alerts is that of people, summer and winter, also where it is left out or comes twice', () => {
  const zagreb = { hour: 8, timeZone: 'Europe/Zagreb' };
  const next = (now: string, settings = zagreb) => nextDaily(new Date(now), settings).toISOString();
  expect(next('2026-11-30T06:59:00Z')).toBe('2026-11-30T07:00:00.000Z');
  expect(next('2026-11-30T07:00:00Z')).toBe('2026-12-01T07:00:00.000Z');
  expect(next('2026-07-01T10:00:00Z')).toBe('2026-07-02T06:00:00.000Z');
  const two = { hour: 2, timeZone: 'Europe/Zagreb' };
  expect(next('2026-03-28T23:30:00Z', two)).toBe('2026-03-29T01:00:00.000Z');
  expect(next('2026-10-24T22:30:00Z', two)).toBe('2026-10-25T00:00:00.000Z');
  expect(next('2026-10-25T00:30:00Z', two)).toBe('2026-10-26T01:00:00.000Z');
});

test('R273 what becomes of an ad is noted once and in order: new, cheaper, dearer, sold, back, gone', async () => {
  const ana = await portal.proven();
  const search = await portal.save(ana, `${SALE}split/?prezzoMinimo=500000&prezzoMassimo=600000`, 'none');
  await portal.work();
  const [id = 0] = await portal.publish({ placeId: split, ...price(550_000) });
  await portal.work();
  await change(id, { price: 540_000 });
  await change(id, { price: 545_000 });
  await change(id, { status: LISTING_STATUS.sold });
  await change(id, { status: LISTING_STATUS.active });
  await change(id, { price: 610_000 });
  await change(id, { price: 590_000 });
  await change(id, { status: LISTING_STATUS.secret });
  expect((await news(search)).map(({ kind, price: now, price_before: before }) => [kind, before, now])).toEqual([
    ['new', null, 550_000],
    ['cheaper', 550_000, 540_000],
    ['dearer', 540_000, 545_000],
    ['sold', 545_000, 545_000],
    ['back', null, 545_000],
    ['dearer', 545_000, 610_000],
    ['cheaper', 610_000, 590_000],
    ['gone', 590_000, 590_000],
  ]);
});

test('R273 asking for other ads makes none of them gone or new', async () => {
  const ana = await portal.proven();
  const search = await portal.save(ana, `${SALE}split/?prezzoMinimo=700000`, 'none');
  await portal.work();
  const [id = 0] = await portal.publish({ placeId: split, ...price(710_000) });
  await portal.work();
  const put = (address: string) => ana.json(`/api-next/user/searches/${search}/`, { address }, { method: 'PUT' });
  expect((await put(`${SALE}split/?prezzoMinimo=800000`)).json()).toMatchObject({
    path: `${SALE}split/?prezzoMinimo=800000`,
  });
  await portal.work();
  await change(id, { price: 720_000 });
  await put(`${SALE}split/?prezzoMinimo=600000`);
  await portal.work();
  expect((await news(search)).map(({ kind }) => kind)).toEqual(['new']);
  await change(id, { price: 715_000 });
  expect((await news(search)).map(({ kind }) => kind)).toEqual(['new', 'cheaper']);
});

test('R272 R273 hidden ads and further ads for one property are left out', async () => {
  const ana = await portal.proven();
  await portal.save(ana, `${SALE}split/?prezzoMinimo=900000`, 'real-time');
  await portal.work();
  const same = { placeId: split, surface: { net: 71, gross: null, plot: null }, rooms: 3, floor: 2, yearBuilt: 1990 };
  const [hidden = 0] = await portal.publish({ placeId: split, ...price(950_000), rooms: 1 });
  expect((await ana.json(`/api-next/user/ad-marks/hidden/${hidden}/`, {}, { method: 'PUT' })).statusCode).toBe(204);
  await portal.work();
  expect(await portal.mails(ana.email)).toEqual([]);
  await portal.publish({ ...same, ...price(960_000) });
  await portal.work();
  await unhurried();
  const twins = await portal.publish({ ...same, ...price(960_000), reference: 'again' });
  const [shared] = await database.sql<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM ls WHERE twin = (SELECT twin FROM ls WHERE id = ${twins[0] ?? 0})`;
  expect(shared?.n).toBe(2);
  await portal.work();
  expect((await portal.mails(ana.email)).map(({ subject }) => subject)).toEqual(['1 novi oglas za vas']);
});

test('R273 an ad that was told at once is not told again by the daily alert; what it costs less afterwards is', async () => {
  const ana = await portal.proven();
  await portal.save(ana, `${SALE}split/?prezzoMinimo=1200000`, 'real-time', 'Odmah');
  await portal.save(ana, `${SALE}split/?prezzoMinimo=1100000`, 'daily', 'Dnevno');
  await portal.work();
  const [id = 0] = await portal.publish({ placeId: split, ...price(1_250_000) });
  await portal.work();
  await isDue();
  await portal.work();
  expect(await portal.mails(ana.email)).toHaveLength(1);
  await change(id, { price: 1_150_000 });
  await unhurried();
  await isDue();
  await portal.work();
  await portal.work();
  const mails = await portal.mails(ana.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['1 novi oglas za vas', '1 oglas je pojeftinio']);
  expect(mails[1]?.body_text).toMatch(/1\.150\.000\s€, prije 1\.250\.000\s€/);
});

test('R273 mails that come one after the other are held back for a minute, and lost to nobody', async () => {
  const ana = await portal.proven();
  await portal.save(ana, `${SALE}split/?prezzoMinimo=2000000`, 'real-time');
  await portal.work();
  for (const value of [2_100_000, 2_200_000, 2_300_000]) {
    await portal.publish({ placeId: split, ...price(value) });
    await portal.work();
  }
  expect((await portal.mails(ana.email)).map(({ subject }) => subject)).toEqual(['1 novi oglas za vas']);
  await unhurried();
  await portal.work();
  expect((await portal.mails(ana.email)).map(({ subject }) => subject)).toEqual([
    '1 novi oglas za vas',
    '2 nova oglasa za vas',
  ]);
});

test('R273 alerts that the mail server refuses for good are switched off; who has not proven a mailbox gets none', async () => {
  const ana = await portal.proven();
  const stranger = await portal.person();
  for (const who of [ana, stranger]) await portal.save(who, `${SALE}split/?prezzoMinimo=3000000`, 'real-time');
  await portal.work();
  await portal.publish({ placeId: split, ...price(3_100_000) });
  await portal.work();
  const sent = await database.sql<{ recipient: string }[]>`
    UPDATE mail_outbox SET refused_at = now() WHERE recipient = ${ana.email} AND template = 'search-alert' RETURNING recipient`;
  expect(sent).toHaveLength(1);
  await portal.work();
  await unhurried();
  await portal.publish({ placeId: split, ...price(3_200_000) });
  await portal.work();
  expect(await portal.mails(ana.email)).toHaveLength(1);
  const unproven = await database.sql`
    SELECT mail.id FROM mail_outbox AS mail JOIN account ON account.email = mail.recipient
    WHERE mail.template = 'search-alert' AND email_verified_at IS NULL`;
  expect(unproven).toEqual([]);
});
