/** What papers say of a property in its favour: one owner without charges, a permit of use, legalised since it was built. */
export const LEGAL_FACTS = ['clear-title', 'use-permit', 'legalized'] as const;
export type LegalFact = (typeof LEGAL_FACTS)[number];
