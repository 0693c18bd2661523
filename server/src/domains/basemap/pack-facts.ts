import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a geo pack says of itself in its `pack.json`, which it may lack. */
export interface PackFacts {
  /** Who made the data, to be shown on the map. */
  credits: readonly string[];
  /** Zoom from which on its lines are too coarse to be shown as what they are; never when left out. */
  sketchFrom?: number;
}

export async function readPackFacts(folder: string, warn: (problem: string) => void): Promise<PackFacts> {
  const file = join(folder, 'pack.json');
  // Not every pack has one.
  if (!existsSync(file)) return { credits: [] };
  try {
    const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isFacts(facts)) return facts;
    warn(`${file} has no list of credits, or a zoom that is no number.`);
  } catch (error) {
    warn(`${file} cannot be read: ${String(error)}`);
  }
  return { credits: [] };
}

function isFacts(value: unknown): value is PackFacts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'credits' in value &&
    Array.isArray(value.credits) &&
    value.credits.every((credit) => typeof credit === 'string') &&
    (!('sketchFrom' in value) || typeof value.sketchFrom === 'number')
  );
}
