import { DOCUMENT_KINDS } from '@kvadrat/contracts/vocabulary';
import type { ProjectPhase } from '@kvadrat/server/domains/listings';

/** What a specification promises: from plain to costly. */
export const STANDARDS = [0, 1, 2] as const;
export type Standard = (typeof STANDARDS)[number];

/** Languages that documents of the demonstration are written in. */
export type DocumentLocale = 'hr' | 'en';

/** A unit as a project's description lists it: label, floor, rooms, square metres. Prices and states change, a document does not. */
type DescribedUnit = readonly [label: string, floor: number, rooms: number, surface: number];

/**
 * What a document of the demonstration is made from: everything it says follows from these. Nothing here tells where an
 * ad is or what it costs.
 */
export type DocumentRecipe =
  | { kind: 'specifications'; locale: DocumentLocale; standard: Standard }
  | { kind: 'energy-certificate'; locale: DocumentLocale; energyClass: number; building: 'flat' | 'house' | 'other' }
  | { kind: 'floor-plan'; locale: DocumentLocale; plan: string }
  | {
      kind: 'project-description';
      locale: DocumentLocale;
      name: string;
      phase: ProjectPhase;
      permit: string | null;
      finishedOn: string | null;
      floors: number;
      units: readonly DescribedUnit[];
    };

export function writeRecipe(recipe: DocumentRecipe): string {
  return JSON.stringify(recipe);
}

/** Reads what {@link writeRecipe} wrote; null for anything else. */
export function readRecipe(text: string): DocumentRecipe | null {
  if (!text.startsWith('{"kind":"')) return null;
  const recipe: unknown = JSON.parse(text);
  return isRecipe(recipe) ? recipe : null;
}

/** Recipes come from our own table: what has a kind of ours is whole. */
function isRecipe(value: unknown): value is DocumentRecipe {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && DOCUMENT_KINDS.some((kind) => kind === value.kind)
  );
}
