import type { LeadValues } from './lead-fields';

/** What was typed about an ad and not sent yet, while the page is open. */
export const drafts = new Map<number, LeadValues>();
