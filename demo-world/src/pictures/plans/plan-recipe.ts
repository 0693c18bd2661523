import type { Random } from '../../random';
import type { PictureSubject } from '../picture-subject';

/** What a floor plan is drawn from: everything it shows follows from these. */
export interface PlanFacts {
  /** Net square metres, at most two decimals. */
  net: number;
  rooms: number;
  bathrooms: number;
  outdoor: 'balcony' | 'loggia' | 'terrace' | null;
  /** 0 to 3: proportions and side. */
  layout: number;
}

const SHARE = 0.6;
const FLATS: readonly number[] = [1, 2, 4];
const MAX_NET = 260;
const RECIPE =
  /^plan net=(\d+(?:\.\d{1,2})?) rooms=(\d) bathrooms=(\d) outdoor=(balcony|loggia|terrace|none) layout=([0-3])$/;

/** The plan of an ad, which agrees with its rooms and its surface; null for ads without. Only flats have one: houses have several floors. */
export function planRecipe(
  { typology, net, rooms, bathrooms, outdoor }: PictureSubject,
  random: Random,
): string | null {
  if (
    !random.chance(SHARE) ||
    !FLATS.includes(typology) ||
    net === null ||
    rooms === null ||
    rooms < 1 ||
    rooms > 6 ||
    net < 16 + 8 * rooms ||
    net > MAX_NET
  )
    return null;
  const baths = Math.min(Math.max(bathrooms ?? 1, 1), 3);
  return `plan net=${String(Number(net.toFixed(2)))} rooms=${String(rooms)} bathrooms=${String(baths)} outdoor=${outdoor ?? 'none'} layout=${String(random.int(0, 3))}`;
}

export function readPlanRecipe(recipe: string): PlanFacts | null {
  const [, net, rooms, bathrooms, outdoor, layout] = RECIPE.exec(recipe) ?? [];
  if (net === undefined) return null;
  return {
    net: Number(net),
    rooms: Number(rooms),
    bathrooms: Number(bathrooms),
    outdoor: outdoor === 'balcony' || outdoor === 'loggia' || outdoor === 'terrace' ? outdoor : null,
    layout: Number(layout),
  };
}
