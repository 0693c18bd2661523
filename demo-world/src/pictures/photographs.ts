import { Random } from '../random';
import { PAGE } from './draw/sketch';

const SEED = 60_221_407;
const { width: WIDTH, height: HEIGHT } = PAGE;
const RECIPE = /^(.+?)(?:@(\d+))?(?:~(\d+))?$/;
/** Signs agencies lay over the pictures they show: a roof, a window, a key, a door. Invented, and without letters, which need fonts. */
const MARKS = [
  'M0 60L50 10L100 60',
  'M10 10h80v60h-80zM50 10v60M10 40h80',
  'M30 40a20 20 0 1 0-1 1zM30 40h65v18M78 40v12',
  'M20 75v-70h60v70M66 42v4',
] as const;
/** Changes whenever what is made of a scene does. */
export const PHOTOGRAPH_STYLE = 'photograph 1';

export interface PhotographRecipe {
  /** What is drawn. */
  scene: string;
  /** The ad it was taken for: every other shows another part of the scene, in another light. Null: the scene as it is. */
  takenFor: number | null;
  /** The ad that shows it as somebody else's picture: cut at its edges, in other colours, under a mark. */
  copiedBy: number | null;
}

/** Recipe of a picture that only ads of one property show. */
export function photograph(scene: string, takenFor: number): string {
  return `${scene}@${String(takenFor)}`;
}

/** Recipe of the same picture as another agency shows it. */
export function copyOf(recipe: string, copiedBy: number): string {
  return `${recipe.replace(/~\d+$/, '')}~${String(copiedBy)}`;
}

export function readPhotograph(recipe: string): PhotographRecipe {
  const [, scene = recipe, takenFor, copiedBy] = RECIPE.exec(recipe) ?? [];
  return {
    scene,
    takenFor: takenFor === undefined ? null : Number(takenFor),
    copiedBy: copiedBy === undefined ? null : Number(copiedBy),
  };
}

/** Makes a scene's drawing the picture of its recipe. */
export function takePhotograph(svg: string, { scene, takenFor, copiedBy }: PhotographRecipe): string {
  const own = takenFor === null ? svg : framed(svg, ownFrame(new Random(SEED + wordSum(scene), takenFor + 1)));
  return copiedBy === null ? own : framed(own, copyFrame(new Random(SEED + wordSum(scene), copiedBy + 1)));
}

interface Frame {
  /** Part of the picture that is seen, as shares of its width and height. */
  left: number;
  top: number;
  share: number;
  /** A colour over all of it, and how much of it. */
  tone: string;
  toned: number;
  /** Outline of a sign in a corner. */
  mark: string | null;
}

function ownFrame(random: Random): Frame {
  const share = random.between(0.5, 0.72);
  const [left, top] = [random.between(0, 1 - share), random.between(0, 1 - share)];
  return {
    left,
    top,
    share,
    tone: random.pick(['#fff4e0', '#e8f0ff', '#ffffff', '#20242c']),
    toned: random.between(0, 0.14),
    mark: null,
  };
}

function copyFrame(random: Random): Frame {
  const share = random.between(0.9, 1);
  const [left, top] = [random.between(0, 1 - share), random.between(0, 1 - share)];
  return {
    left,
    top,
    share,
    tone: random.pick(['#fff4e0', '#ffffff', '#101418']),
    toned: random.between(0, 0.1),
    mark: random.chance(0.6) ? random.pick(MARKS) : null,
  };
}

function framed(svg: string, { left, top, share, tone, toned, mark }: Frame): string {
  const view = [left * WIDTH, top * HEIGHT, share * WIDTH, share * HEIGHT].map((value) => value.toFixed(1)).join(' ');
  const inner = svg.replace(
    /^<svg [^>]*>/,
    `<svg width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="${view}">`,
  );
  const over = `<rect width="${String(WIDTH)}" height="${String(HEIGHT)}" fill="${tone}" opacity="${toned.toFixed(3)}"/>`;
  const sign =
    mark === null
      ? ''
      : `<path transform="translate(${String(WIDTH - 190)} ${String(HEIGHT - 150)}) scale(1.4)" d="${mark}" fill="none" stroke="#ffffff" stroke-width="9" opacity="0.75"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}">${inner}${over}${sign}</svg>`;
}

function wordSum(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
