import { VISIBILITY_TIERS } from '@kvadrat/contracts/vocabulary';
import type { Room } from '@kvadrat/server/domains/media';
import { Random } from '../random';
import { FAMILY_NAMES, SCENES, type FamilyName } from './families';
import { familiesFor } from './families-for';
import { ListOrder, MOST_SHOWN } from './list-order';
import type { PictureSubject } from './picture-subject';
import { planRecipe } from './plans/plan-recipe';

export interface PictureChoice {
  /** What the picture is drawn from, for `filePictures`. */
  recipe: string;
  room: Room;
}

const SEED = 7_041_989;
/** So far apart must the same picture be: a page of 25, and some that are sold or hidden. */
const REACH = 27;
/** A repetition is worst in the default order, then in that by date, by price (both ways); better in the country than in the town. */
const PLACE_COSTS = [32, 16, 8, 8] as const;
const COUNTRY_COST = 1;
const MINUTE_MS = 60_000;
/** More than there are minutes in three centuries. */
const TIER_STEP = 2e8;
const BEYOND_PRICES = 1e12;

const SCENES_OF = new Map(
  FAMILY_NAMES.map((name) => [name, SCENES.flatMap(({ family }, index) => (family === name ? [index] : []))]),
);

interface List {
  orders: readonly ListOrder[];
  /** When each picture was last shown, by the count of ads. */
  seen: Int32Array;
}

/**
 * Chooses pictures for ads one after another: those that fit, cover first, none twice in an ad, and none twice on a
 * page of 25 of a town's or the country's list in the default order, by date or by price, as far as there are enough.
 * The same ads in the same sequence get the same pictures.
 */
export function createPictureChooser(): (subject: PictureSubject) => PictureChoice[] {
  const lists = new Map<string, List>();
  const costs = new Int32Array(SCENES.length);
  let count = 0;

  const listOf = (name: string): List => {
    const known = lists.get(name);
    if (known !== undefined) return known;
    const list: List = { orders: Array.from(PLACE_COSTS, () => new ListOrder()), seen: new Int32Array(SCENES.length) };
    lists.set(name, list);
    return list;
  };

  return (subject) => {
    count += 1;
    const random = new Random(SEED, count);
    const kind = `${String(subject.contract)} ${String(subject.category)}`;
    const own = listOf(`${kind} ${subject.place}`);
    const country = listOf(kind);
    const keys = orderKeys(subject);
    costs.fill(0);
    for (const [index, cost] of PLACE_COSTS.entries()) {
      const key = keys[index] ?? 0;
      own.orders[index]?.mark(key, REACH, cost, costs);
      country.orders[index]?.mark(key, REACH, COUNTRY_COST, costs);
    }
    const fitting = familiesFor(subject);
    const exposed = subject.tier === 'supervetrina' ? MOST_SHOWN : 1;
    const chosen: number[] = [];
    const choose = (families: readonly FamilyName[]): void => {
      const best = cheapest(families, chosen, random, chosen.length < exposed ? { costs, seen: own.seen } : null);
      if (best !== null) chosen.push(best);
    };
    choose(fitting.cover);
    for (const family of withoutFirst(fitting.rest, chosen[0])) choose([family]);
    const shown = chosen.slice(0, exposed);
    for (const index of shown) own.seen[index] = count;
    for (const [index, key] of keys.entries()) {
      own.orders[index]?.insert(key, shown);
      country.orders[index]?.insert(key, shown);
    }
    const plan = planRecipe(subject, random);
    return [...chosen.map(toChoice), ...(plan === null ? [] : [{ recipe: plan, room: 'floor-plan' as const }])];
  };
}

/** Keys of the default order, newest, cheapest and dearest first; ads without a price stand last by price. */
function orderKeys({ tier, publishedAt, price }: PictureSubject): readonly number[] {
  const minutes = publishedAt.getTime() / MINUTE_MS;
  const last = BEYOND_PRICES - minutes;
  return [
    VISIBILITY_TIERS.indexOf(tier) * TIER_STEP - minutes,
    -minutes,
    price ?? last,
    price === null ? last : -price,
  ];
}

/** The cover has taken the place of the first picture of its family. */
function withoutFirst(families: readonly FamilyName[], cover: number | undefined): FamilyName[] {
  const family = cover === undefined ? undefined : SCENES[cover]?.family;
  const room = family?.split('-')[0];
  const at = families.findIndex((name) => name === family || (room === 'living' && name.startsWith('living')));
  return families.filter((_, index) => index !== at);
}

function scenesOf(family: FamilyName): readonly number[] {
  return SCENES_OF.get(family) ?? [];
}

/** A picture that costs least and was not seen for longest; where nobody counts, any. */
function cheapest(
  families: readonly FamilyName[],
  taken: readonly number[],
  random: Random,
  rating: { costs: Int32Array; seen: Int32Array } | null,
): number | null {
  const [family] = families;
  const candidates = families.length === 1 && family !== undefined ? scenesOf(family) : families.flatMap(scenesOf);
  const start = random.int(0, Math.max(0, candidates.length - 1));
  let best: number | null = null;
  let bestCost = Infinity;
  for (let step = 0; step < candidates.length; step += 1) {
    const index = candidates[(start + step) % candidates.length] ?? 0;
    if (taken.includes(index)) continue;
    if (rating === null) return index;
    const cost = (rating.costs[index] ?? 0) * 1e9 + (rating.seen[index] ?? 0);
    if (cost >= bestCost) continue;
    best = index;
    bestCost = cost;
  }
  return best;
}

function toChoice(index: number): PictureChoice {
  const scene = SCENES[index];
  if (scene === undefined) throw new RangeError('There is no such scene.');
  return { recipe: scene.recipe, room: scene.room };
}
