import type { ModerationCase } from '@kvadrat/contracts/api';
import { takenNumber } from '@kvadrat/remote-kit/form';

/** What the page of one ad shows. */
export interface CaseData {
  found: ModerationCase;
  /** Number of the decision that was just made. */
  made: string | null;
}

/** Reads the number of the decision from the page's address. */
export function madeDecision(search: string): string | null {
  return takenNumber(search);
}
