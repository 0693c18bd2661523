import { askedFacts } from './asked-facts';
import { kindOf, ownAdNumber, textOf } from './own-ad-rules';

/** What makes an ad better, in the order in which it does. */
export const QUALITY_POINTS = ['photos', 'description', 'facts', 'pin', 'floor-plan', 'energy', 'price'] as const;
export type QualityPoint = (typeof QUALITY_POINTS)[number];

/** What an ad should have: photos, and characters of its description. */
export const GOOD_AD = { photos: 8, description: 300 } as const;

export interface AdQuality {
  /** Of 100. */
  score: number;
  /** What counts; never what the kind of property does not have. */
  asked: readonly QualityPoint[];
  /** What of it would still make the ad better. */
  open: readonly QualityPoint[];
}

const WEIGHTS: Readonly<Record<QualityPoint, number>> = {
  photos: 30,
  description: 15,
  facts: 15,
  pin: 15,
  'floor-plan': 10,
  energy: 10,
  price: 5,
};
const ENERGY_CLASS = /^[1-8]$/;

/**
 * Rates an ad by what it says, and by nothing else: the same fields are always rated the same, and each point that is missing is named.
 * @param photos what each shows
 */
export function adQuality(
  fields: Readonly<Record<string, unknown>>,
  photos: readonly { room: string | null }[],
): AdQuality {
  const shares = sharesOf(fields, photos);
  const asked = QUALITY_POINTS.filter((point) => shares[point] !== null);
  const sum = (of: (point: QualityPoint) => number): number => asked.reduce((all, point) => all + of(point), 0);
  const reached = sum((point) => WEIGHTS[point] * (shares[point] ?? 0));
  return {
    score: Math.round((100 * reached) / sum((point) => WEIGHTS[point])),
    asked,
    open: asked.filter((point) => (shares[point] ?? 0) < 1),
  };
}

/** How much of each point is there, 0 to 1; null for what is not asked of this kind. */
function sharesOf(
  fields: Readonly<Record<string, unknown>>,
  photos: readonly { room: string | null }[],
): Record<QualityPoint, number | null> {
  const text = (name: string): string => textOf(fields[name]);
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, text(name)]));
  const facts = askedFacts(kindOf(typed)).filter((name) => name !== 'energy');
  const known = facts.filter((name) => text(name) !== '').length;
  const hasEnergy = askedFacts(kindOf(typed)).includes('energy');
  const hasPin = ['lat', 'lng'].every((name) => ownAdNumber(text(name)) !== null);
  return {
    photos: Math.min(1, photos.length / GOOD_AD.photos),
    description: Math.min(1, text('description').length / GOOD_AD.description),
    // Nobody knows everything: two thirds are much.
    facts: facts.length === 0 ? null : Math.min(1, known / Math.ceil((facts.length * 2) / 3)),
    pin: hasPin && text('mapDisplay') !== 'no_map' ? 1 : 0,
    'floor-plan': hasEnergy ? Number(photos.some(({ room }) => room === 'floor-plan')) : null,
    energy: hasEnergy ? Number(ENERGY_CLASS.test(text('energy'))) : null,
    price: text('onRequest') === '1' ? 0 : 1,
  };
}
