import type { ListingStatusCode, MapDisplay, VisibilityTier } from '@kvadrat/contracts/vocabulary';
import { moveBy, type Place } from '../geography';
import type { DraftAdvertiser, ListingDraft } from '../listings';
import { DEMO_AGENCIES, PRIVATE_ADVERTISERS, STREETS, type DemoAgency } from './advertisers';
import type { InventedPrice } from './invent-price';
import { isHouse, isLand } from './kinds';
import type { Property } from './property';
import type { Random } from './random';
import { FOREIGN_LANGUAGES, foreignText } from './texts/foreign';
import { descriptionHr } from './texts/hr-description';
import { titleHr } from './texts/hr-titles';

const DAY_MS = 86_400_000;
const SPREAD_DAYS = 90;

export interface DraftSource {
  /** Position in the series; part of the reference. */
  index: number;
  property: Property;
  price: InventedPrice;
  place: Place;
  now: Date;
  agencyIds: ReadonlyMap<string, number>;
}

/** The record of an invented property: who offers it, in which words, how visible and where on the map. */
export function makeDraft(random: Random, { index, property: p, price, place, now, agencyIds }: DraftSource): ListingDraft {
  const { advertiser, agency } = inventAdvertiser(random, p, agencyIds);
  const mapDisplay = random.weighted<MapDisplay>([['only_area', 52], ['marker', 38], ['no_map', 10]]);
  const street = `${random.pick(STREETS)} ${String(random.int(1, 118))}`;
  return {
    advertiser,
    reference: `KV-${String(index + 1).padStart(5, '0')}`,
    status: random.weighted<ListingStatusCode>([[1, 955], [3, 30], [14, 15]]),
    contract: p.deal === 'sale' ? 1 : 2,
    category: p.category,
    typology: p.typology,
    placeId: place.id,
    address: isLand(p.kind) ? null : street,
    coordinates: inventPosition(random, p, place),
    mapDisplay,
    price,
    surface: { net: p.net, gross: p.gross, plot: p.plot },
    rooms: p.rooms,
    bedrooms: p.bedrooms,
    bathrooms: p.bathrooms,
    floor: p.floor,
    floors: p.floors,
    yearBuilt: p.yearBuilt,
    energyClass: p.energyClass,
    condition: p.condition,
    heating: p.heating,
    features: [...p.features],
    visibility: agency === null ? 'standard' : inventVisibility(random),
    texts: inventTexts(random, p, agency),
    publishedAt: new Date(now.getTime() - Math.floor(random.next() ** 1.4 * SPREAD_DAYS * DAY_MS)),
  };
}

function inventAdvertiser(random: Random, p: Property, agencyIds: ReadonlyMap<string, number>): { advertiser: DraftAdvertiser; agency: DemoAgency | null } {
  const privately = random.chance(p.kind === 'room' || p.kind === 'bed' ? 0.85 : p.kind === 'garage' ? 0.5 : 0.17);
  const fitting = DEMO_AGENCIES.filter(({ type, landscapes }) => landscapes.includes(p.town.landscape) && (type !== 'constructor' || p.kind === 'new-flat'));
  const agency = random.weighted(fitting.map((entry) => [entry, entry.weight * (entry.type === 'constructor' ? 20 : 1)] as const));
  const name = random.pick(PRIVATE_ADVERTISERS);
  const phone = `+385 99 000 ${String(random.int(0, 9999)).padStart(4, '0')}`;
  const agencyId = agencyIds.get(agency.slug);
  if (privately || agencyId === undefined) return { advertiser: { type: 'privato', name, phone: random.chance(0.7) ? phone : null }, agency: null };
  return { advertiser: { type: 'agenzia', agencyId }, agency };
}

function inventVisibility(random: Random): VisibilityTier {
  return random.weighted<VisibilityTier>([['supervetrina', 1], ['vetrina', 2], ['star', 4], ['top', 6], ['premium', 9], ['standard', 78]]);
}

/** Near the middle of the place; land and houses lie farther out than flats. */
function inventPosition(random: Random, p: Property, place: Place): ListingDraft['coordinates'] {
  const spread = isLand(p.kind) || isHouse(p.kind) ? 420 : 190;
  const { lat, lng } = moveBy(place, Math.abs(random.normal()) * spread, random.between(0, 360));
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

/** Agencies on the coast mostly advertise in German and English too, others now and then. */
function inventTexts(random: Random, p: Property, agency: DemoAgency | null): ListingDraft['texts'] {
  const texts: ListingDraft['texts'] = { hr: { title: titleHr(random, p), description: descriptionHr(random, p) } };
  const share = agency === null ? 0.05 : p.town.landscape === 'coast' || p.town.landscape === 'island' ? 0.6 : 0.15;
  for (const [locale, language] of FOREIGN_LANGUAGES) {
    if (random.chance(share)) texts[locale] = foreignText(random, language, p);
  }
  return texts;
}
