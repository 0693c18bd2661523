import type { Side } from '../enquiries/api';

/**
 * How far a visit has come. `requested` waits for the advertiser, `countered` for the visitor's answer to another time; the rest
 * waits for nobody.
 */
export const VISIT_STATES = ['requested', 'countered', 'confirmed', 'declined', 'cancelled'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** What the two do: say yes to a time of the other's, name another one, or say no. */
export const VISIT_ACTS = ['confirm', 'propose', 'decline'] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

const STEPS: Readonly<Record<Side, Partial<Record<VisitState, Partial<Record<VisitAct, VisitState>>>>>> = {
  advertiser: {
    requested: { confirm: 'confirmed', propose: 'countered', decline: 'declined' },
    countered: { propose: 'countered', decline: 'declined' },
    // An appointment that is moved stands until the visitor has agreed to the new time.
    confirmed: { propose: 'countered', decline: 'cancelled' },
  },
  visitor: {
    requested: { decline: 'cancelled' },
    countered: { confirm: 'confirmed', decline: 'cancelled' },
    confirmed: { decline: 'cancelled' },
  },
};

/** @returns the state after an act; null where it is not that side's turn for it */
export function stepOf(side: Side, state: VisitState, act: VisitAct): VisitState | null {
  return STEPS[side][state]?.[act] ?? null;
}

/** What a side may do now. */
export function actsOf(side: Side, state: VisitState): VisitAct[] {
  return VISIT_ACTS.filter((act) => stepOf(side, state, act) !== null);
}
