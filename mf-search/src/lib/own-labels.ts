import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the vocabulary has no words for: conditions of our own and the exclusion of auctions. */
export const OWN_LABELS = {
  noAste: msg`Bez dražbi`,
  noCommission: msg`Bez provizije`,
  priceReduced: msg`Snižena cijena`,
  foldDuplicates: msg`Bez ponavljanja`,
  available: msg`Slobodno`,
  withPhotos: msg`S fotografijama`,
  withPlan: msg`S tlocrtom`,
  agenzia: msg`Agencije`,
  privato: msg`Privatni oglašivači`,
  'clear-title': msg`Vlasništvo 1/1`,
  'use-permit': msg`Uporabna dozvola`,
  legalized: msg`Legalizirano`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export function hasOwnLabel(option: string): option is keyof typeof OWN_LABELS {
  return Object.hasOwn(OWN_LABELS, option);
}
