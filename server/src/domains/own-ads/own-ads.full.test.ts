import {
  askedFacts,
  askedFeatures,
  featureField,
  OWN_AD_CATEGORIES,
  ownAdTypologies,
  type FactField,
} from '@kvadrat/contracts/forms';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { searchPath } from '@kvadrat/contracts/search';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { startJobs } from '../../platform/jobs';
import { projectOutbox, readModelJob } from '../search/api';
import type { TestVisitor } from '../accounts/testing/test-visitor';
import { expireOwnAds } from './expire-own-ads';
import { createOwnAdsPortal, FLAT, type OwnAdsPortal } from './testing/own-ads-portal';

const database = withTestDatabase({ holds: 'places' });
let portal: OwnAdsPortal;
jest.setTimeout(120_000);

beforeAll(async () => (portal = await createOwnAdsPortal(database)));
afterAll(() => portal.app.close());

const begin = async (who: TestVisitor, fields: Record<string, string> = {}): Promise<string> => {
  const { link } = (await who.json('/api-next/own-ads/', { fields: { ...FLAT, ...fields } })).json<{ link: string }>();
  return link;
};
const draftOf = async (who: TestVisitor, link: string) =>
  (await who.get(`/api-next/own-ads/draft/?veza=${link}`)).json<{
    version: number;
    state: string;
    review: string;
    fields: Record<string, string>;
    path: string;
  }>();
const save = (who: TestVisitor, link: string, version: number, fields: Record<string, string>, step?: string) =>
  who.json(
    `/api-next/own-ads/draft/?veza=${link}`,
    { version, fields, ...(step === undefined ? {} : { step }) },
    { method: 'PUT' },
  );
const publish = (who: TestVisitor, link: string) =>
  who.json(`/api-next/own-ads/draft/publish/?veza=${link}&locale=hr`, {});
const deed = (who: TestVisitor, link: string, name: string) =>
  who.json(`/api-next/own-ads/draft/deeds/?veza=${link}`, { deed: name });
const detail = async (id: number, locale = 'hr'): Promise<ListingDetail> =>
  (await portal.visitor().get(`/api-next/listings/${id}/?locale=${locale}`)).json<ListingDetail>();
/** Three have opened the ad, and two have asked: one by a message, one for a visit. */
const beOfInterest = async (id: number): Promise<void> => {
  const now = portal.clock.now;
  const day = now.toISOString().slice(0, 10);
  await database.db
    .insertInto('page_count')
    .values({ day, page: 'ad', listing_id: id, agent: 'phone', pages: 3 })
    .execute();
  const lead = { listing_id: id, reason: null, mode: null, made_at: now };
  await database.db
    .insertInto('enquiry_lead')
    .values([
      { ...lead, kind: 'message', weight: 0.75 },
      { ...lead, kind: 'in-person-visit', weight: 5 },
    ])
    .execute();
};

describe('R275 an ad that somebody writes', () => {
  test('begins without an account and is the account’s once its writer signs in', async () => {
    const stranger = portal.visitor();
    const link = await begin(stranger);
    expect((await draftOf(stranger, link)).fields['title']).toBe('Dvosoban stan s lođom');
    expect((await publish(stranger, link)).json()).toMatchObject({ data: { problems: { key: 'signed-out' } } });
    const owner = await portal.person();
    const { version } = await draftOf(owner, link);
    expect((await save(owner, link, version, { price: '250.000' })).statusCode).toBe(200);
    expect((await portal.visitor().get(`/api-next/own-ads/draft/?veza=${link}`)).statusCode).toBe(401);
    expect((await (await portal.person()).get(`/api-next/own-ads/draft/?veza=${link}`)).statusCode).toBe(404);
  });

  test.each(['1-x', '999999-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '', '9'.repeat(90)])(
    'is not found by the link %j',
    async (link) => {
      expect((await portal.visitor().get(`/api-next/own-ads/draft/?veza=${link}`)).statusCode).toBe(404);
    },
  );

  test('says at the step what is wrong, and keeps what was typed', async () => {
    const owner = await portal.person();
    const link = await begin(owner);
    const { version } = await draftOf(owner, link);
    const answer = await save(owner, link, version, { surfaceNet: 'velik', energy: '' }, 'podaci');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { data: { problems: { surfaceNet: 'number', energy: 'required' } } },
    ]);
    expect((await draftOf(owner, link)).fields['surfaceNet']).toBe('velik');
    expect((await publish(owner, link)).statusCode).toBe(422);
  });

  test('two devices overwrite nothing silently: what both have changed is said by field', async () => {
    const owner = await portal.person();
    const link = await begin(owner);
    const { version } = await draftOf(owner, link);
    expect((await save(owner, link, version, { price: '240.000', title: FLAT['title'] ?? '' })).statusCode).toBe(200);
    const second = await save(owner, link, version, {
      price: '230.000',
      description: 'Na drugom uređaju je napisan drugi opis.',
    });
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      { data: { problems: { price: 'changed-elsewhere' } } },
    ]);
    const now = await draftOf(owner, link);
    expect([now.fields['price'], now.fields['description']]).toEqual([
      '240.000',
      'Na drugom uređaju je napisan drugi opis.',
    ]);
    expect((await save(owner, link, now.version, { price: '230.000' })).statusCode).toBe(200);
  });

  test('T56 is published by a proven mailbox alone', async () => {
    const owner = await portal.person(false);
    const link = await begin(owner);
    expect((await publish(owner, link)).json()).toMatchObject({ data: { problems: { key: 'unverified' } } });
  });

  test('a preview shows the ad and leaves nothing behind', async () => {
    const owner = await portal.person();
    const link = await begin(owner);
    const before = await database.db.selectFrom('listing').select('id').execute();
    const preview = (await owner.get(`/api-next/own-ads/draft/preview/?veza=${link}`)).json<ListingDetail>();
    expect([preview.title, preview.price.value, preview.address]).toEqual([
      'Dvosoban stan s lođom',
      248_000,
      'Ulica 1',
    ]);
    expect(await database.db.selectFrom('listing').select('id').execute()).toEqual(before);
  });

  test('is found within three seconds, and its owner is written to', async () => {
    const jobs = startJobs([readModelJob()], database, () => undefined);
    const owner = await portal.person();
    const link = await begin(owner, { title: 'Stan koji se brzo nađe' });
    const answer = await publish(owner, link);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { outcome: 'published' }]);
    const { listingId } = answer.json<{ listingId: number }>();
    const began = Date.now();
    let found = false;
    while (!found && Date.now() - began < 3000) {
      found =
        (await database.db.selectFrom('ls').select('id').where('id', '=', listingId).executeTakeFirst()) !== undefined;
      if (!found) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await jobs.stop();
    expect(found).toBe(true);
    const { email } = (await owner.user()) ?? { email: '' };
    const mails = await database.db
      .selectFrom('mail_outbox')
      .select(['subject'])
      .where('recipient', '=', email)
      .where('template', '=', 'own-ad')
      .execute();
    expect(mails).toEqual([{ subject: 'Oglas je objavljen: Stan koji se brzo nađe' }]);
  });

  test('hides what it is told to hide', async () => {
    const owner = await portal.person();
    const link = await begin(owner, { mapDisplay: 'only_area', onRequest: '1' });
    const { listingId } = (await publish(owner, link)).json<{ listingId: number }>();
    const ad = await detail(listingId);
    expect([ad.address, ad.areaRadius, ad.price.value]).toEqual([null, 500, null]);
    expect(ad.position?.lat).not.toBe(43.511234);
  });
});

describe('moderation of what people write', () => {
  test.each([
    [{ description: 'Nazovite me odmah na 091 234 5678, stan je prazan.' }, 'phone-in-text'],
    [{ description: 'Sve slike su na www.primjer.example, pogledajte ih tamo.' }, 'link-in-text'],
    [{ description: 'Kaparu uplatite na DE89 3704 0044 0532 0130 00 prije razgleda.' }, 'iban-in-text'],
    [{ price: '1.000' }, 'price-out-of-range'],
  ])('holds back %j for a person to look at', async (fields, finding) => {
    const owner = await portal.person();
    const link = await begin(owner, fields);
    const answer = await publish(owner, link);
    expect(answer.json()).toMatchObject({ outcome: 'review' });
    const { listingId } = answer.json<{ listingId: number }>();
    expect((await portal.visitor().get(`/api-next/listings/${listingId}/`)).statusCode).toBe(410);
    const report = await database.db
      .selectFrom('ad_report')
      .select('explanation')
      .where('listing_id', '=', listingId)
      .executeTakeFirstOrThrow();
    expect(report.explanation).toContain(finding);
    const { version } = await draftOf(owner, link);
    await save(owner, link, version, { description: FLAT['description'] ?? '', price: '248.000' });
    expect((await publish(owner, link)).json()).toMatchObject({ outcome: 'published' });
    expect((await portal.visitor().get(`/api-next/listings/${listingId}/`)).statusCode).toBe(200);
  });
});

describe('R276 R22 own ads', () => {
  test('are paused, sold, deleted and brought back; others see it at once', async () => {
    const owner = await portal.person();
    const link = await begin(owner);
    const { listingId } = (await publish(owner, link)).json<{ listingId: number }>();
    const status = async (): Promise<number> =>
      (await portal.visitor().get(`/api-next/listings/${listingId}/`)).statusCode;
    expect((await deed(owner, link, 'pause')).statusCode).toBe(204);
    expect(await status()).toBe(410);
    expect((await deed(owner, link, 'pause')).statusCode).toBe(409);
    await deed(owner, link, 'resume');
    expect(await status()).toBe(200);
    await deed(owner, link, 'sold');
    expect((await detail(listingId)).status).toBe('sold');
    await deed(owner, link, 'delete');
    expect(await status()).toBe(410);
    await deed(owner, link, 'restore');
    expect((await detail(listingId)).status).toBe('sold');
    expect((await deed(await portal.person(), link, 'delete')).statusCode).toBe(404);
  });

  test('tell their days, prices and contacts, and expire with a mail', async () => {
    const owner = await portal.person();
    const link = await begin(owner);
    await publish(owner, link);
    const { version } = await draftOf(owner, link);
    await save(owner, link, version, { price: '240.000' });
    await publish(owner, link);
    const list = async () =>
      (await owner.get('/api-next/user/own-ads/?locale=hr')).json<{
        ads: {
          state: string;
          listingId: number;
          daysLeft: number | null;
          prices: { price: number }[];
          counts: Record<string, number>;
          deeds: string[];
        }[];
      }>().ads;
    const [ad] = await list();
    expect([ad?.daysLeft, ad?.prices.map(({ price }) => price)]).toEqual([90, [248_000, 240_000]]);
    expect(ad?.counts).toEqual({ views: 0, saved: 0, contacts: 0, weight: 0 });
    await beOfInterest(ad?.listingId ?? 0);
    expect((await list())[0]?.counts).toEqual({ views: 3, saved: 0, contacts: 2, weight: 5.75 });
    const later = new Date(portal.clock.now.getTime() + 88 * 86_400_000);
    await expireOwnAds(database.db, 'http://localhost', later);
    await expireOwnAds(database.db, 'http://localhost', new Date(later.getTime() + 3 * 86_400_000));
    expect((await list())[0]).toMatchObject({ state: 'expired', daysLeft: null });
    const { email } = (await owner.user()) ?? { email: '' };
    const mails = await database.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .where('template', '=', 'own-ad')
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Oglas je objavljen: Dvosoban stan s lođom',
      'Oglas uskoro istječe: Dvosoban stan s lođom',
      'Oglas je istekao: Dvosoban stan s lođom',
    ]);
    expect((await deed(owner, link, 'renew')).statusCode).toBe(204);
    expect((await list())[0]).toMatchObject({ state: 'live', daysLeft: 90 });
  });

  test('go with the account', async () => {
    const owner = await portal.person();
    const link = await begin(owner);
    const { listingId } = (await publish(owner, link)).json<{ listingId: number }>();
    const { email } = (await owner.user()) ?? { email: '' };
    await database.db.deleteFrom('account').where('email', '=', email).execute();
    expect(await database.db.selectFrom('listing').select('id').where('id', '=', listingId).execute()).toEqual([]);
  });
});

/** What somebody types into each field of facts, and how the page of the ad says it. */
const TYPED: Readonly<Record<FactField, [typed: string, shown: (ad: ListingDetail) => unknown, value: unknown]>> = {
  surfaceNet: ['58,5', (ad) => ad.surface.net, 58.5],
  surfaceGross: ['1.070', (ad) => ad.surface.gross, 1070],
  surfacePlot: ['2.500 m²', (ad) => ad.surface.plot, 2500],
  rooms: ['3', (ad) => ad.rooms, 3],
  bedrooms: ['2', (ad) => ad.bedrooms, 2],
  bathrooms: ['1', (ad) => ad.bathrooms, 1],
  floor: ['-1', (ad) => ad.floor, -1],
  floors: ['4', (ad) => ad.floors, 4],
  yearBuilt: ['1985', (ad) => ad.yearBuilt, 1985],
  condition: ['renovated', (ad) => ad.condition, 'renovated'],
  heating: ['centralized', (ad) => ad.heating, 'centralized'],
  roomType: ['double', (ad) => ad.roomType, 'double'],
  roomRental: ['complete', (ad) => ad.roomRental, 'complete'],
  coworkingType: ['private-office', (ad) => ad.coworkingType, 'private-office'],
  available: ['0', (ad) => ad.available, false],
  availableFrom: ['2027-03-01', (ad) => ad.availableFrom, '2027-03-01'],
  seaDistance: ['350', (ad) => ad.seaDistance, 350],
  titleClear: ['1', (ad) => ad.titleClear, true],
  usePermit: ['1', (ad) => ad.usePermit, true],
  legalized: ['0', (ad) => ad.legalized, false],
  energy: ['in-preparation', (ad) => [ad.energyClass, ad.energyCertificate], [9, 'in-preparation']],
  caseNumber: ['Ovr-12/2026', (ad) => ad.auction?.caseNumber, 'Ovr-12/2026'],
  auctionRound: ['2', (ad) => ad.auction?.round, 2],
  startsAt: ['2027-01-10T10:00', (ad) => ad.auction?.startsAt, '2027-01-10T09:00:00.000Z'],
  endsAt: ['2027-01-20T12:00', (ad) => ad.auction?.endsAt, '2027-01-20T11:00:00.000Z'],
  estimate: ['100.000', (ad) => ad.auction?.estimate, 100_000],
  lowestBid: ['60.000', (ad) => ad.auction?.lowestBid, 60_000],
  deposit: ['10.000', (ad) => ad.auction?.deposit, 10_000],
};

/** Every type of every category, for sale; of each category one to let. Abroad and at auctions, where any type may be, a few stand for all. */
const KINDS = OWN_AD_CATEGORIES.flatMap((category) => {
  const types = ownAdTypologies(category);
  const shown =
    category === 5 || category === 14 ? types.filter((typology) => [1, 12, 16, 17].includes(typology)) : types;
  const contract = category === 14 ? 14 : category === 4 ? 2 : 1;
  const all = shown.map((typology) => ({ contract, category, typology }));
  return contract === 1 ? [...all, ...all.slice(0, 1).map((kind) => ({ ...kind, contract: 2 }))] : all;
});

describe('R102 R107 R109 R110 R112 R113 R114 every kind of the vocabulary', () => {
  let owner: TestVisitor;
  beforeAll(async () => (owner = await portal.person()));

  test.each(KINDS)(
    '$contract $category $typology is entered, stored, shown and found',
    async ({ contract, category, typology }) => {
      const kind = { contract: String(contract), category: String(category), typology: String(typology) };
      const facts = askedFacts(kind);
      const features = askedFeatures(kind);
      const fields = {
        ...kind,
        ...(category === 5 ? { place: 'Trst, Italija' } : {}),
        ...Object.fromEntries(facts.map((name) => [name, TYPED[name][0]])),
        ...Object.fromEntries(features.map((feature) => [featureField(feature), '1'])),
        price: contract === 1 ? '248.000' : '900',
        onRequest: '',
        tourUrl: 'https://primjer.example/obilazak',
      };
      const created = await begin(owner, fields);
      const answer = await publish(owner, created);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { listingId: expect.any(Number) as number }]);
      const { listingId } = answer.json<{ listingId: number }>();
      const ad = (await owner.get(`/api-next/listings/${listingId}/?locale=hr`)).json<ListingDetail>();
      expect([ad.contract, ad.category, ad.typology]).toEqual([contract, category, typology]);
      for (const name of facts) expect([name, TYPED[name][1](ad)]).toEqual([name, TYPED[name][2]]);
      expect(new Set(ad.features)).toEqual(new Set([...features, 'virtual-tour']));
      await projectOutbox(database.db);
      const row = await database.db.selectFrom('ls').select('id').where('id', '=', listingId).executeTakeFirst();
      expect(row).toEqual({ id: listingId });
      if (contract !== 1 && contract !== 2) return;
      const path = searchPath({ contract, category, place: null });
      const list = (
        await portal
          .visitor()
          .get(`/api-next/search-list/listings/?path=${encodeURIComponent(path)}&locale=hr&idTipologia=${typology}`)
      ).json<{ results: { id: number }[] }>();
      expect(list.results.map(({ id }) => id)).toContain(listingId);
    },
  );
});
