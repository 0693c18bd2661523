/** With what is tried, as pages are, and without it. */
export const ARMS = ['on', 'off'] as const;
export type Arm = (typeof ARMS)[number];
export type Weights = Readonly<Record<Arm, number>>;

const STEPS = 10_000;
/** Weights may miss one by rounding. */
const LEAST_SUM = 0.99;
const MOST_SUM = 1.01;

/** Whether all weights together are one, give or take a hundredth. */
export function areWeights({ on, off }: Weights): boolean {
  const sum = on + off;
  return on >= 0 && off >= 0 && sum >= LEAST_SUM && sum <= MOST_SUM;
}

/**
 * Decides an arm by a visitor's id and the experiment's name alone, as GrowthBook's second way of hashing does: the same on every
 * server and each visit, and independent of other experiments.
 */
export function chooseArm(visitor: string, experiment: string, { on }: Weights): Arm {
  const place = (fnv1a(String(fnv1a(experiment + visitor))) % STEPS) / STEPS;
  return place < on ? 'on' : 'off';
}

/** FNV-1a of 32 bits. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
