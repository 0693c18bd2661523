import type { VisibilityTier } from '@kvadrat/contracts/vocabulary';
import type { AgencyPlan } from '../agencies/api';

/** An agency that does not pay keeps its ads on-line and loses their visibility. */
export function effectiveVisibility(visibility: VisibilityTier, plan: AgencyPlan | null): VisibilityTier {
  return plan === 'defaulting' ? 'standard' : visibility;
}
