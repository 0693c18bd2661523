import {
  CATEGORY_CODES,
  COWORKING_TYPES,
  ENERGY_CLASS_CODES,
  MAP_DISPLAYS,
  ROOM_RENTALS,
  TYPOLOGY_CODES,
  VISIBILITY_TIERS,
} from '@kvadrat/contracts/vocabulary';
import { DEMO_AGENCIES } from '../advertisers/agencies';
import { invent, NOW } from '../testing/invent';
import type { DemoAd } from './demo-ad';

const PAGE = 25;
const INTERNATIONAL = 5;
let ads: DemoAd[] = [];

beforeAll(async () => {
  ads = await invent(4000);
}, 60_000);

const active = (): DemoAd[] => ads.filter(({ draft }) => draft.status === 1);

/** Ads of each list of a town as it is shown: by tier, then the newest first. */
function lists(): DemoAd[][] {
  const groups = new Map<string, DemoAd[]>();
  for (const ad of active()) {
    const key = `${ad.property.townName} ${String(ad.draft.contract)} ${String(ad.draft.category)}`;
    groups.set(key, [...(groups.get(key) ?? []), ad]);
  }
  const rank = ({ draft }: DemoAd): number =>
    -VISIBILITY_TIERS.indexOf(draft.visibility) * 1e13 + (draft.publishedAt?.getTime() ?? 0);
  return [...groups.values()].map((group) => group.sort((one, other) => rank(other) - rank(one)));
}

const firstSentence = (text: string): string => text.split(/(?<=\.) (?=\p{Lu})|\n/u)[0] ?? '';

test('the same ads come each time, and a longer series begins with the shorter one', async () => {
  expect(await invent(300)).toEqual(ads.slice(0, 300));
});

test('a small part is a likeness of the whole: sale and rent, many towns, the large ones first', () => {
  const first = ads.slice(0, 60);
  expect(new Set(first.map(({ property }) => property.townName)).size).toBeGreaterThanOrEqual(15);
  expect(first.filter(({ property }) => property.townName === 'Split').length).toBeGreaterThanOrEqual(6);
  expect(first.some(({ draft }) => draft.contract === 2)).toBe(true);
});

test('on no page of a town does a title or a first sentence come twice', () => {
  for (const list of lists()) {
    for (let from = 0; from < list.length; from += PAGE) {
      const texts = list.slice(from, from + PAGE).map(({ draft }) => draft.texts.hr);
      expect(new Set(texts.map((text) => text?.title)).size).toBe(texts.length);
      expect(new Set(texts.map((text) => firstSentence(text?.description ?? ''))).size).toBe(texts.length);
    }
  }
});

test('texts are whole: nothing missing, no double spaces, titles short enough for a card', () => {
  const texts = ads.flatMap(({ draft }) => Object.values(draft.texts));
  for (const { title, description } of texts) {
    expect(title.length).toBeLessThanOrEqual(110);
    expect(`${title}\n${description}`).not.toMatch(/undefined|NaN|null|\[object| {2}|\.\.|, ,| ,/);
    expect(description.length).toBeGreaterThan(60);
  }
  expect(ads.filter(({ draft }) => draft.texts.de !== undefined).length).toBeGreaterThan(1000);
  expect(ads.filter(({ draft }) => draft.texts.en !== undefined).length).toBeGreaterThan(1000);
});

test('the sea is where it is: distances and views on the coast and the islands only', () => {
  for (const { property: p, draft } of ads) {
    expect(p.seaMetres === null).toBe(p.town.sea === null);
    if (p.town.sea !== null) continue;
    expect(p.features.has('sea-view')).toBe(false);
    expect(draft.texts.hr?.description).not.toMatch(/\bmore|\bmora\b|otoke|maestral/);
  }
});

test('R98–R116 every value that ads can have occurs', () => {
  const values = <T>(of: (ad: DemoAd) => T): Set<T> => new Set(ads.map(of));
  expect(values(({ draft }) => draft.contract)).toEqual(new Set([1, 2, 14]));
  expect(values(({ draft }) => draft.category)).toEqual(
    new Set(CATEGORY_CODES.filter((code) => code !== INTERNATIONAL)),
  );
  expect(values(({ draft }) => draft.typology)).toEqual(new Set(TYPOLOGY_CODES));
  expect(values(({ draft }) => draft.status)).toEqual(new Set([1, 3, 14]));
  expect(values(({ draft }) => draft.energyClass)).toEqual(new Set(ENERGY_CLASS_CODES));
  expect(values(({ draft }) => draft.mapDisplay)).toEqual(new Set(MAP_DISPLAYS));
  expect(values(({ draft }) => draft.visibility)).toEqual(new Set(VISIBILITY_TIERS));
  expect(values(({ draft }) => draft.facts?.kind)).toEqual(new Set(['ad', 'project', 'auction', 'coworking']));
  expect(values(({ draft }) => draft.facts?.available)).toEqual(new Set([true, false]));
  for (const rental of ROOM_RENTALS) expect(ads.some(({ draft }) => draft.facts?.roomRental === rental)).toBe(true);
  for (const type of COWORKING_TYPES) expect(ads.some(({ draft }) => draft.facts?.coworkingType === type)).toBe(true);
  expect(ads.some(({ draft }) => draft.price.onRequest)).toBe(true);
});

test('R104 sixty agencies with licences in every plan, five constructors, two courts', () => {
  const brokers = DEMO_AGENCIES.filter(({ type }) => type === 'agency' || type === 'pro');
  expect(brokers).toHaveLength(60);
  expect(brokers.every(({ licence }) => licence !== null)).toBe(true);
  expect(new Set(brokers.map(({ plan }) => plan))).toEqual(new Set(['paid', 'free', 'light', 'defaulting']));
  expect(DEMO_AGENCIES.filter(({ type }) => type === 'constructor')).toHaveLength(5);
  expect(DEMO_AGENCIES.filter(({ type }) => type === 'court')).toHaveLength(2);
  expect(new Set(DEMO_AGENCIES.map(({ slug }) => slug)).size).toBe(DEMO_AGENCIES.length);
});

test('O-09 paid places are for agencies only, and who advertises alone asks for no commission', () => {
  for (const { draft } of ads.filter((ad) => ad.draft.advertiser.type === 'privato')) {
    expect(draft.visibility).toBe('standard');
    expect(draft.facts?.commission).toBe(false);
  }
});

test('ads were published in the 90 days before, and their prices have a history since', () => {
  for (const { draft } of ads) {
    const published = draft.publishedAt?.getTime() ?? 0;
    expect(NOW.getTime() - published).toBeGreaterThanOrEqual(0);
    expect(NOW.getTime() - published).toBeLessThan(90 * 86_400_000);
    const history = draft.priceHistory ?? [];
    expect(history[0]?.validFrom.getTime()).toBe(published);
    expect(history.at(-1)?.price).toBe(draft.price.value);
    expect(history.every(({ validFrom }) => validFrom <= NOW)).toBe(true);
  }
  expect(ads.filter(({ draft }) => (draft.priceHistory?.length ?? 0) > 1).length).toBeGreaterThan(400);
});

test('the same flat comes from several agencies, at another price and in other words', () => {
  const repeated = ads.filter(({ original }) => original !== null);
  expect(repeated.length).toBeGreaterThan(60);
  for (const { draft, property, original } of repeated) {
    const first = ads[original ?? -1];
    expect(first?.property.yearBuilt).toBe(property.yearBuilt);
    expect(first?.draft.placeId).toBe(draft.placeId);
    expect(first?.draft.advertiser).not.toEqual(draft.advertiser);
    expect(first?.draft.texts.hr?.title).not.toBe(draft.texts.hr?.title);
    expect((draft.price.value ?? 0) / (first?.draft.price.value ?? 1)).toBeGreaterThan(0.85);
  }
});

test('R111 auctions begin below their estimate; R102 projects have units of which some are sold', () => {
  const auctions = ads.flatMap(({ auction }) => (auction === null ? [] : [auction]));
  expect(auctions.length).toBeGreaterThan(10);
  for (const { estimate, lowest_bid: lowest, starts_at: starts, ends_at: ends } of auctions) {
    expect(lowest).toBeLessThanOrEqual(estimate * 0.75 + 1);
    expect(ends > starts).toBe(true);
  }
  const units = ads.flatMap(({ project }) => project?.units ?? []);
  expect(new Set(units.map(({ state }) => state))).toEqual(new Set(['free', 'reserved', 'sold']));
});
