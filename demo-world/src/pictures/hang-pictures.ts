import type { Room } from '@kvadrat/server/domains/media';
import { Random } from '../random';
import { createPictureChooser, type PictureChoice } from './choose-pictures';
import { copyOf, photograph } from './photographs';
import type { PictureSubject } from './picture-subject';

/** Photographs that were taken for one ad and may be shown by others. */
export interface Photographs {
  /** Number in the series of the ad they were taken for. */
  takenFor: number;
  /** What another ad shows of them; null where it is that ad itself. */
  copied: 'most' | 'outside' | null;
}

export interface PicturedSubject {
  subject: PictureSubject;
  /** Null for ads with pictures that many share. */
  photographs: Photographs | null;
}

const SEED = 31_415_927;
/** What flats of one building have in common. */
const OUTSIDE: readonly Room[] = ['facade', 'building', 'view', 'sea', 'pool', 'garage'];

/**
 * Chooses the pictures of ads one after another. Some ads have photographs of their own; another agency with the same
 * property then shows most of them as copies, the neighbours those of the building and what lies around it.
 */
export function createPictureHanger(): (ad: PicturedSubject, number: number) => PictureChoice[] {
  const choose = createPictureChooser();
  const taken = new Map<number, readonly PictureChoice[]>();
  return ({ subject, photographs }, number) => {
    const chosen = choose(subject);
    if (photographs === null) return chosen;
    const { takenFor, copied } = photographs;
    const own = chosen.map(({ recipe, room }) => ({
      recipe: room === 'floor-plan' ? recipe : photograph(recipe, number),
      room,
    }));
    if (copied === null) taken.set(takenFor, own);
    const others = taken.get(takenFor) ?? [];
    if (copied === null || others.length === 0) return own;
    const copies = (from: readonly PictureChoice[]): PictureChoice[] =>
      from.map(({ recipe, room }) => ({ recipe: copyOf(recipe, number), room }));
    const random = new Random(SEED, number + 1);
    if (copied === 'outside') {
      const outside = others.filter(({ room }) => OUTSIDE.includes(room));
      return plansLast([...own.filter(({ room }) => !OUTSIDE.includes(room)), ...copies(outside)]);
    }
    const left = random
      .shuffle(others.filter(({ room }) => room !== 'floor-plan'))
      .slice(0, Math.max(4, others.length - random.int(0, 3)));
    return plansLast(copies([...left, ...others.filter(({ room }) => room === 'floor-plan')]));
  };
}

function plansLast(pictures: readonly PictureChoice[]): PictureChoice[] {
  const plans = pictures.filter(({ room }) => room === 'floor-plan');
  return [...pictures.filter(({ room }) => room !== 'floor-plan'), ...plans.slice(0, 1)];
}
