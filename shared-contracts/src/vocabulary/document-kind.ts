/** Documents an ad may carry. */
export const DOCUMENT_KINDS = ['specifications', 'project-description', 'floor-plan', 'energy-certificate'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
