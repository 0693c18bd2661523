/** Advertiser visibility, strongest first; `standard` is an ad nobody paid for. */
export const VISIBILITY_TIERS = ['supervetrina', 'vetrina', 'star', 'top', 'premium', 'standard'] as const;

export type VisibilityTier = (typeof VISIBILITY_TIERS)[number];

/** Paid tiers must be labelled as such wherever an ad is shown. */
export function isPaidVisibility(tier: VisibilityTier): boolean {
  return tier !== 'standard';
}
