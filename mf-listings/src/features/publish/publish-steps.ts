import { OWN_AD_STEPS, type OwnAdStep } from '@kvadrat/contracts/forms';
import { LINK_PARAMETERS, publishStepPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** Field with the version of what a page shows. */
export const VERSION_FIELD = 'verzija';
/** Field that says what a form of photos is to do, and of which. */
export const DEED_FIELD = 'radnja';
/** Says in the address of the last step what became of the ad. */
export const OUTCOME_PARAMETER = 'objavljeno';

const [FIRST] = OWN_AD_STEPS;

/** The step of an address; null for an address of none. */
export function stepOf({ params }: Pick<RouteLocation, 'params'>): OwnAdStep | null {
  const word = params['step'];
  if (word === undefined || word === '') return FIRST;
  return word === FIRST ? null : (OWN_AD_STEPS.find((step) => step === word) ?? null);
}

/** What opens the draft of an address; null where it names none. */
export function draftLinkOf(search: string): string | null {
  const link = new URLSearchParams(search).get(LINK_PARAMETERS.link);
  return link === null || link === '' ? null : link;
}

/** Path of a step, without its language. */
export function stepPath(step: OwnAdStep, link: string | null): string {
  return publishStepPath(step === FIRST ? '' : step, link);
}

/** The step before or behind one; null at either end. */
export function neighbour(step: OwnAdStep, by: 1 | -1): OwnAdStep | null {
  return OWN_AD_STEPS[OWN_AD_STEPS.indexOf(step) + by] ?? null;
}
