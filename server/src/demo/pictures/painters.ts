import type { Random } from '../random';
import { FAMILY_NAMES, type FamilyName } from './families';

export type Painter = (variant: number, random: Random) => string;

const plain: Painter = (variant) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><title>${String(variant)}</title><rect width="1200" height="900" fill="#cfe0e4"/></svg>`;

const painters: Partial<Record<FamilyName, Painter>> = {};
for (const name of FAMILY_NAMES) painters[name] = plain;
export const PAINTERS = new Proxy(painters, {}) as Record<FamilyName, Painter>;
