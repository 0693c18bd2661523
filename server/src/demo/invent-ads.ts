import type { ListingDraft } from '../listings';
import { EvenMix } from './even-mix';
import { inventPrice } from './invent-price';
import { inventProperty } from './invent-property';
import { KINDS, type Kind } from './kinds';
import type { Property } from './property';
import { Random } from './random';
import type { ResolvedTown, ResolvedZone } from './resolve-towns';
import { makeDraft } from './make-draft';

/** The same number gives the same ads. */
const SEED = 20_261_128;

export interface DemoAd {
  property: Property;
  draft: ListingDraft;
}

export interface InventOptions {
  /** The moment the ads are seen from: they were published in the 90 days before it. */
  now: Date;
  towns: readonly ResolvedTown[];
  /** Ids of the demo's agencies by slug. */
  agencyIds: ReadonlyMap<string, number>;
}

/**
 * Invents ads one after the other, the same ones each time. Towns, parts of town and kinds are spread evenly, so that
 * a part of the data is already a small likeness of the whole.
 */
export function* inventAds({ now, towns, agencyIds }: InventOptions): Generator<DemoAd, never> {
  const townMix = new EvenMix(towns.map((entry) => [entry, entry.town.weight] as const));
  const kindMixes = new Map(towns.map(({ town }) => [town, new EvenMix(KINDS.map((kind): [Kind, number] => [kind, kind.weight[town.landscape] ?? 0]))]));
  const zoneMixes = new Map(towns.map(({ town, zones }) => [town, zones.length === 0 ? null : new EvenMix(zones.map((zone): [ResolvedZone, number] => [zone, 1]))]));
  for (let index = 0; ; index += 1) {
    const random = new Random(SEED, index + 1);
    const { town, place } = townMix.next();
    const kind = kindMixes.get(town)?.next() ?? random.pick(KINDS);
    // One ad in eight names the town only.
    const zone = random.chance(0.125) ? null : (zoneMixes.get(town)?.next() ?? null);
    const property = inventProperty(random, kind, town, place.name, zone?.name ?? null);
    const price = inventPrice(random, property, kind, zone?.factor ?? 1);
    yield { property, draft: makeDraft(random, { index, property, price, place: zone?.place ?? place, now, agencyIds }) };
  }
}
