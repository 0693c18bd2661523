import { isFlat, isHouse } from '../kinds';
import { AGENCY_SPREAD } from '../market/coefficients';
import { Random } from '../random';
import { takenOver } from '../texts/taken-over';
import type { DemoAd } from './demo-ad';
import { roundPrice } from './invent-price';
import { type DraftSource, sameSpot } from './make-ad';
import { pictureSubject } from './picture-subject';

export type Offer = Pick<DraftSource, 'property' | 'price' | 'place'>;

/** An ad that is still to come because of one that was there before. */
export interface Repetition {
  /** Number in the series from which on it may come. */
  due: number;
  /** The same property at another agency, or another flat of the building. */
  kind: 'same' | 'next-door';
  /** Number of the ad it repeats or neighbours. */
  original: number;
  first: DemoAd;
  offer: Offer;
}

/** A series of its own: what is decided here leaves the other ads as they are. */
const SEED = 20_261_129;
/** One flat in so many has a neighbour on offer. */
const NEIGHBOURED = 0.03;
/** So many ads later at most. */
const WITHIN = 300;
/** Of ads that are repeated or have neighbours: photographs of their own; of their repetitions: which show them too. */
const [PHOTOGRAPHED, HANDED_ON] = [0.65, 0.8];
/** Of repetitions: words as they are, words with some changed; facts that are left out. */
const [COPIED, REWORDED, SILENT] = [0.25, 0.25, 0.35];
/** Of half a million ads nobody compares all pictures; these are enough to be a tenth of what is stored of them. */
const PHOTOGRAPHED_UNTIL = 100_000;
const LEFT_OUT = ['yearBuilt', 'floors', 'heating', 'condition', 'bedrooms', 'bathrooms', 'floor'] as const;

/** The same flat as another agency offers it: a little other price, and the surface as they measured it. */
export function repeatedOffer(random: Random, { property, price, place }: Offer): Offer {
  return {
    property: { ...property, net: otherwiseMeasured(random, property.net) },
    price: roundPrice(price * Math.exp(AGENCY_SPREAD * random.normal()), property.deal),
    place,
  };
}

function otherwiseMeasured(random: Random, net: number | null): number | null {
  if (net === null || random.chance(0.6)) return net;
  return random.chance(0.5) ? Math.ceil(net) : Math.max(10, net + random.pick([-1, -0.5, 0.5, 1]));
}

/** Another flat of the same building: nothing is different but the floor, and what that does to the price. */
export function nextDoor(random: Random, { property, price, place }: Offer): Offer {
  const floor = property.floor ?? 0;
  const top = Math.max(property.floors ?? floor, 1);
  const other = floor >= top ? floor - 1 : floor + random.int(1, Math.min(2, top - floor));
  return {
    property: { ...property, floor: other },
    price: roundPrice(price * random.between(0.96, 1.05), property.deal),
    place,
  };
}

export function canRepeat({ property: { kind, deal }, draft, auction }: DemoAd): boolean {
  return (
    deal === 'sale' &&
    auction === null &&
    draft.status === 1 &&
    draft.advertiser.type === 'agenzia' &&
    kind !== 'new-flat' &&
    kind !== 'project' &&
    (isFlat(kind) || isHouse(kind))
  );
}

/** The ad as its agency words and pictures it: some take over what the first one wrote and photographed, and say less. */
export function retell(ad: DemoAd, index: number, { kind, original, first }: Repetition): DemoAd {
  const random = new Random(SEED, 2 * index + 1);
  const { photographs } = first;
  const texts = retoldTexts(random, ad, first, kind);
  const draft = { ...ad.draft, texts };
  if (random.chance(SILENT))
    for (const fact of random.shuffle([...LEFT_OUT]).slice(0, random.int(1, 3))) draft[fact] = null;
  if (kind === 'next-door') {
    const beside = { ...draft, coordinates: sameSpot(random, first), address: first.draft.address };
    return {
      ...ad,
      draft: beside,
      subject: pictureSubject(ad.property, beside),
      neighbour: original,
      photographs: photographs === null ? null : { takenFor: photographs.takenFor, copied: 'outside' },
    };
  }
  return {
    ...ad,
    draft,
    photographs:
      photographs !== null && random.chance(HANDED_ON) ? { takenFor: photographs.takenFor, copied: 'most' } : null,
  };
}

function retoldTexts(
  random: Random,
  { draft: { texts } }: DemoAd,
  first: DemoAd,
  kind: Repetition['kind'],
): DemoAd['draft']['texts'] {
  const turn = random.next();
  if (kind === 'next-door') return turn < 0.5 ? takenOver(random, texts, first.draft.texts, 'next-door') : texts;
  if (turn < COPIED) return takenOver(random, texts, first.draft.texts, 'copied');
  return turn < COPIED + REWORDED ? takenOver(random, texts, first.draft.texts, 'reworded') : texts;
}

/** Whether another flat of the building is to be offered as well, from which number of the series on; null if not. */
export function neighbourDue(ad: DemoAd, index: number): number | null {
  const random = new Random(SEED, 2 * index + 2);
  const { kind, floor } = ad.property;
  return canRepeat(ad) && ad.original === null && isFlat(kind) && floor !== null && random.chance(NEIGHBOURED)
    ? index + random.int(3, WITHIN)
    : null;
}

/** An ad whose pictures others are going to show has photographs of its own, mostly. */
export function photographed(ad: DemoAd, index: number): DemoAd {
  const random = new Random(SEED ^ 0xffff, index + 1);
  return index < PHOTOGRAPHED_UNTIL && ad.photographs === null && ad.original === null && random.chance(PHOTOGRAPHED)
    ? { ...ad, photographs: { takenFor: index, copied: null } }
    : ad;
}
