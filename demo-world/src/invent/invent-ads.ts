import { KINDS, type Kind } from '../kinds';
import { PriceLevels, WITHOUT_ZONE } from '../market/price-levels';
import type { Town } from '../market/town';
import { Random } from '../random';
import type { ResolvedTown } from '../resolve-towns';
import { DistinctTexts } from '../texts/distinct-texts';
import type { DemoAd } from './demo-ad';
import { EvenMix } from './even-mix';
import { inventPrice } from './invent-price';
import { inventProperty } from './invent-property';
import { type KnownAgency, makeAd } from './make-ad';
import { MarketMix } from './market-mix';
import {
  canRepeat,
  neighbourDue,
  nextDoor,
  type Offer,
  photographed,
  repeatedOffer,
  type Repetition,
  retell,
} from './repetitions';

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
    const repeats = repetition?.kind === 'same' ? { original: repetition.original, first: repetition.first } : null;
    const taken = nextOffer(random, repetition, offers);
    const plain = makeAd(random, { ...taken, index, now, agencies, texts, repeats });
    let ad = repetition === undefined ? plain : retell(plain, index, repetition);
    const again = canRepeat(plain) && random.chance(REPEATED) ? index + random.int(3, REPEATED_WITHIN) : null;
    const beside = repetition === undefined ? neighbourDue(ad, index) : null;
    if (again !== null || beside !== null) ad = photographed(ad, index);
    if (again !== null)
      waiting.push({
        due: again,
        kind: 'same',
        original: repeats?.original ?? index,
        first: repeats?.first ?? ad,
        offer: taken,
      });
    if (beside !== null) waiting.push({ due: beside, kind: 'next-door', original: index, first: ad, offer: taken });
    yield ad;
  }
}

/** A neighbour stands in the place of what would have come, so that the mix of the others stays as it is. */
function nextOffer(random: Random, repetition: Repetition | undefined, offers: (random: Random) => Offer): Offer {
  if (repetition?.kind === 'same') return repeatedOffer(random, repetition.offer);
  const fresh = offers(random);
  return repetition === undefined ? fresh : nextDoor(random, repetition.offer);
}

/** New properties, one each time. */
function inventOffers(now: Date, towns: readonly ResolvedTown[]): (random: Random) => Offer {
  const mix = new MarketMix();
  const levels = new PriceLevels(now);
  const townMix = new EvenMix(towns.map((entry) => [entry, entry.town.weight] as const));
  const kindMixes = new Map(
    towns.map(({ town }) => [
      town,
      new EvenMix(
        KINDS.map((kind): [Kind, number] => [kind, kindWeight(kind, town)]),
        Number(town.code.slice(-4)) % KIND_TURNS,
      ),
    ]),
  );
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
