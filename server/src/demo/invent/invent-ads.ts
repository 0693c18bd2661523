import { isFlat, isHouse, KINDS, type Kind } from '../kinds';
import { AGENCY_SPREAD } from '../market/coefficients';
import { PriceLevels, WITHOUT_ZONE } from '../market/price-levels';
import type { Town } from '../market/town';
import type { Property } from '../property';
import { Random } from '../random';
import type { ResolvedTown } from '../resolve-towns';
import { DistinctTexts } from '../texts/distinct-texts';
import type { DemoAd } from './demo-ad';
import { EvenMix } from './even-mix';
import { inventPrice, roundPrice } from './invent-price';
import { inventProperty } from './invent-property';
import { type DraftSource, type KnownAgency, makeAd } from './make-ad';
import { MarketMix } from './market-mix';

/** The same number gives the same ads. */
const SEED = 20_261_128;
/** One flat or house in so many is given to a second agency, and of those again. */
const REPEATED = 0.06;
/** After about so many turns a town's mix of kinds has come round once. */
const KIND_TURNS = 110;
/** So many ads later at most. */
const REPEATED_WITHIN = 300;

export interface InventOptions {
  /** The moment the ads are seen from: they were published in the 90 days before it. */
  now: Date;
  towns: readonly ResolvedTown[];
  agencies: readonly KnownAgency[];
}

type Offer = Pick<DraftSource, 'property' | 'price' | 'place'>;

interface Repetition {
  due: number;
  original: number;
  first: DemoAd;
  offer: Offer;
}

/**
 * Invents ads one after the other, the same ones each time. Towns and kinds are spread evenly, so that a part of
 * the data is already a small likeness of the whole.
 */
export function* inventAds({ now, towns, agencies }: InventOptions): Generator<DemoAd, never> {
  const offers = inventOffers(now, towns);
  const texts = new DistinctTexts();
  const waiting: Repetition[] = [];
  for (let index = 0; ; index += 1) {
    const random = new Random(SEED, index + 1);
    const due = waiting.findIndex((repetition) => repetition.due <= index);
    const [repetition] = due === -1 ? [] : waiting.splice(due, 1);
    const offer = repetition === undefined ? offers(random) : repeatedOffer(random, repetition.offer);
    const ad = makeAd(random, { ...offer, index, now, agencies, texts, repeats: repetition === undefined ? null : { original: repetition.original, first: repetition.first } });
    if (canRepeat(ad) && random.chance(REPEATED)) {
      waiting.push({ due: index + random.int(3, REPEATED_WITHIN), original: repetition?.original ?? index, first: repetition?.first ?? ad, offer });
    }
    yield ad;
  }
}

/** New properties, one each time. */
function inventOffers(now: Date, towns: readonly ResolvedTown[]): (random: Random) => Offer {
  const mix = new MarketMix();
  const levels = new PriceLevels(now);
  const townMix = new EvenMix(towns.map((entry) => [entry, entry.town.weight] as const));
  const kindMixes = new Map(towns.map(({ town }) => [town, new EvenMix(KINDS.map((kind): [Kind, number] => [kind, kindWeight(kind, town)]), Number(town.code.slice(-4)) % KIND_TURNS)]));
  return (random) => {
    const { town, place, zones } = townMix.next();
    const kind = kindMixes.get(town)?.next() ?? random.pick(KINDS);
    // By chance: spread evenly, parts of town would keep step with the kinds.
    const zone = zones.length === 0 || random.chance(WITHOUT_ZONE) ? null : random.pick(zones);
    const property = inventProperty(random, { kind, town, townName: place.name, zone: zone?.zone ?? null, mix, now });
    const spread = mix.spread(town, kind.deal);
    const price = inventPrice({ property, kind, zoneFactor: zone?.zone.factor ?? 1, levels, spread });
    return { property, price, place: zone?.place ?? place };
  };
}

/** Nobody offers fields between a city's blocks. */
function kindWeight({ name, weight }: Kind, { landscape, density }: Town): number {
  return name === 'farmland' && density === 'city' ? 0 : (weight[landscape] ?? 0);
}

/** The same flat in another agency's words: a little other price, and the surface as they measured it. */
function repeatedOffer(random: Random, { property, price, place }: Offer): Offer {
  return { property: { ...property, net: otherwiseMeasured(random, property) }, price: roundPrice(price * Math.exp(AGENCY_SPREAD * random.normal()), property.deal), place };
}

function otherwiseMeasured(random: Random, { net }: Property): number | null {
  if (net === null || random.chance(0.6)) return net;
  return random.chance(0.5) ? Math.ceil(net) : Math.max(10, net + random.pick([-1, -0.5, 0.5, 1]));
}

function canRepeat({ property: { kind, deal }, draft, auction }: DemoAd): boolean {
  return deal === 'sale' && auction === null && draft.status === 1 && draft.advertiser.type === 'agenzia' && kind !== 'new-flat' && kind !== 'project' && (isFlat(kind) || isHouse(kind));
}
