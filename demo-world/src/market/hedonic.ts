import type { Property } from '../property';
import { CONDITION, ENERGY, FEATURE, FLOOR, FURNISHED_RENT, LIFT, RENT_SHARE, SEA, SIZE, YEAR } from './coefficients';

/** What makes the property dearer or cheaper than an ordinary one of its town and kind: a factor. */
export function hedonicFactor(p: Property): number {
  const lasting =
    SIZE.elasticity * Math.log(clamp(p.net ?? SIZE.reference, SIZE.smallest, SIZE.largest) / SIZE.reference) +
    floorEffect(p) +
    (p.yearBuilt === null ? 0 : step(YEAR, p.yearBuilt)) +
    (p.seaMetres === null ? 0 : step(SEA, p.seaMetres)) +
    (p.condition === null ? 0 : CONDITION[p.condition]) +
    ENERGY[p.energyClass] +
    [...p.features].reduce((sum, feature) => sum + (FEATURE[feature] ?? 0), 0);
  if (p.deal === 'sale') return Math.exp(lasting);
  return Math.exp(lasting * RENT_SHARE + (p.features.has('furnished') ? FURNISHED_RENT : 0));
}

function floorEffect({ floor, features }: Property): number {
  const lift = features.has('elevator') ? LIFT : 0;
  if (floor === null) return lift;
  if (floor < 0) return FLOOR.basement + lift;
  if (floor === 0) return FLOOR.ground + lift;
  const higher = Math.max(0, Math.min(floor, FLOOR.highestCounted) - 2);
  return higher * (features.has('elevator') ? FLOOR.eachHigherWithLift : FLOOR.eachHigherWithoutLift) + lift;
}

function step(steps: readonly (readonly [until: number, effect: number])[], value: number): number {
  return steps.find(([until]) => value <= until)?.[1] ?? 0;
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
