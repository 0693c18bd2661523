import { DECISIONS, decisionSchema, GROUNDS, type Decision, type Ground } from '@kvadrat/contracts/forms';
import { checkFields, readTyped, WrongFields } from '../../../platform/forms';

const FIELDS = ['action', 'ground', 'reasons'] as const;

/** What the staff has decided, and why. */
export interface ReadDecision {
  action: Decision;
  ground: Ground | null;
  reasons: string;
}

/** Asks the rules of the form of decisions. @throws WrongFields */
export function readDecision(body: unknown): ReadDecision {
  const checked = checkFields(FIELDS, decisionSchema, readTyped(FIELDS, body));
  if ('problems' in checked) throw new WrongFields(checked.problems);
  const { action: chosen, ground, reasons } = checked.value;
  const action = DECISIONS.find((known) => known === chosen);
  if (action === undefined) throw new WrongFields({ action: 'allowed-values' });
  return { action, ground: GROUNDS.find((known) => known === ground) ?? null, reasons };
}
