import type { ListingStatusCode, MapDisplay, VisibilityTier } from '@kvadrat/contracts/vocabulary';
import { moveBy, type Place } from '@kvadrat/server/domains/geography';
import type { ListingSeed } from '@kvadrat/server/domains/listings';
import type { DemoAgency } from '../advertisers/agencies';
import { privateAdvertiser, STREETS } from '../advertisers/people';
import { isHouse, isLand, isRoom } from '../kinds';
import type { Property } from '../property';
import type { Random } from '../random';
import type { DistinctTexts } from '../texts/distinct-texts';
import type { DemoAd } from './demo-ad';
import { inventAuction } from './invent-auction';
import { inventFacts } from './invent-facts';
import { inventHistory, type PriceStep } from './invent-price';
import { inventProject } from './invent-project';
import { pictureSubject } from './picture-subject';

const DAY_MS = 86_400_000;
const SPREAD_DAYS = 90;
/** Numbers that each ad once drew for the place of its area, which the database now chooses: without them the world would be another. */
const DRAWS_OF_OLD = 31;

/** An agency of the demo as it stands in the database. */
export interface KnownAgency extends DemoAgency {
  id: number;
  agentIds: readonly number[];
}

export interface DraftSource {
  /** Position in the series; part of the reference. */
  index: number;
  property: Property;
  price: number;
  place: Place;
  now: Date;
  agencies: readonly KnownAgency[];
  texts: DistinctTexts;
  /** The ad of another agency that offers the same property. */
  repeats: { original: number; first: DemoAd } | null;
}

/** The record of an invented property: who offers it, in which words, how visible and where on the map. */
export function makeAd(random: Random, source: DraftSource): DemoAd {
  const { index, property: p, place, now, repeats } = source;
  const auctioned = repeats === null && isAuctioned(random, p);
  const agency = auctioned ? courtOf(random, source) : chooseAgency(random, source);
  const published = new Date(now.getTime() - Math.floor(random.next() ** 1.4 * SPREAD_DAYS * DAY_MS));
  const project = p.kind === 'project' ? inventProject(random, p, source.price, published, now) : null;
  const auction = auctioned ? inventAuction(random, source.price, published, index) : null;
  const price = auction?.lowest_bid ?? project?.from ?? source.price;
  const history =
    auction === null && project === null
      ? inventHistory(random, price, p.deal, published, now)
      : [{ validFrom: published, price }];
  const visibility = agency === null || auctioned ? 'standard' : inventVisibility(random);
  const draft: ListingSeed = {
    advertiser:
      agency === null
        ? {
            type: 'privato',
            name: privateAdvertiser(random),
            phone: random.chance(0.7) ? `+385 99 000 ${String(random.int(0, 9999)).padStart(4, '0')}` : null,
          }
        : { type: 'agenzia', agencyId: agency.id },
    reference: `KV-${String(index + 1).padStart(5, '0')}`,
    status: random.weighted<ListingStatusCode>([
      [1, 955],
      [3, 30],
      [14, 15],
    ]),
    contract: auctioned ? 14 : p.deal === 'sale' ? 1 : 2,
    category: auctioned ? 14 : p.category,
    typology: p.typology,
    placeId: place.id,
    address: isLand(p.kind) ? null : `${random.pick(STREETS)} ${String(random.int(1, 118))}`,
    coordinates: repeats === null ? inventPosition(random, p, place) : sameSpot(random, repeats.first),
    mapDisplay: random.weighted<MapDisplay>([
      ['only_area', 52],
      ['marker', 38],
      ['no_map', 10],
    ]),
    price: {
      value: price,
      onRequest: !auctioned && random.chance(p.kind === 'villa' ? 0.3 : p.deal === 'sale' ? 0.04 : 0.02),
      previous: previousPrice(history),
    },
    surface: { net: project?.smallest ?? p.net, gross: p.gross, plot: p.plot },
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
    visibility,
    facts: inventFacts(random, { property: p, agency, auctioned, now }),
    texts: source.texts.of(random, p, { agency, auctioned, project: project?.record ?? null }),
    publishedAt: published,
    priceHistory: history,
  };
  for (let draw = 0; draw < DRAWS_OF_OLD; draw++) random.next();
  return {
    property: p,
    draft,
    subject: pictureSubject(p, draft),
    original: repeats?.original ?? null,
    neighbour: null,
    photographs: null,
    project: project?.record ?? null,
    auction,
  };
}

/** One sale in a hundred is by a court. */
function isAuctioned(random: Random, { kind, deal }: Property): boolean {
  return (
    deal === 'sale' &&
    (kind === 'flat' || kind === 'house' || kind === 'building-land' || kind === 'shop' || kind === 'hall') &&
    random.chance(0.014)
  );
}

function courtOf(random: Random, { agencies, property }: DraftSource): KnownAgency {
  return random.pick(
    agencies.filter(({ type, landscapes }) => type === 'court' && landscapes.includes(property.town.landscape)),
  );
}

/** Null: somebody advertises on their own. What one agency offers already is offered by another. */
function chooseAgency(random: Random, { agencies, property: p, repeats }: DraftSource): KnownAgency | null {
  const built = p.kind === 'new-flat' || p.kind === 'project';
  const first = repeats?.first.draft.advertiser;
  const privately =
    !built && repeats === null && random.chance(isRoom(p.kind) ? 0.85 : p.kind === 'garage' ? 0.5 : 0.17);
  if (privately) return null;
  const fitting = agencies.filter(
    ({ id, type, landscapes }) =>
      type !== 'court' &&
      landscapes.includes(p.town.landscape) &&
      (type !== 'constructor' || built) &&
      !(first?.type === 'agenzia' && first.agencyId === id),
  );
  return random.weighted(
    fitting.map(
      (entry) => [entry, entry.weight * (entry.type === 'constructor' ? 12 : p.kind === 'project' ? 0.01 : 1)] as const,
    ),
  );
}

function inventVisibility(random: Random): VisibilityTier {
  return random.weighted<VisibilityTier>([
    ['supervetrina', 1],
    ['vetrina', 2],
    ['star', 4],
    ['top', 6],
    ['premium', 9],
    ['standard', 78],
  ]);
}

/** Near the middle of the place; land and houses lie farther out than flats. */
function inventPosition(random: Random, p: Property, place: Place): ListingSeed['coordinates'] {
  return near(random, place, isLand(p.kind) || isHouse(p.kind) ? 420 : 190);
}

/** Agencies set the pin by hand. */
export function sameSpot(random: Random, { draft }: DemoAd): ListingSeed['coordinates'] {
  return draft.coordinates === null ? null : near(random, draft.coordinates, 12);
}

function near(random: Random, middle: { lat: number; lng: number }, spread: number): { lat: number; lng: number } {
  const { lat, lng } = moveBy(middle, Math.abs(random.normal()) * spread, random.between(0, 360));
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

/** What the ad cost before the last reduction; null where it was not reduced. */
function previousPrice(history: readonly PriceStep[]): number | null {
  const [last, before] = [...history].reverse();
  return before !== undefined && last !== undefined && before.price > last.price ? before.price : null;
}
