import type { Locale } from '@kvadrat/contracts/locales';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** Texts of mails about proposed prices in one language. */
export interface ProposalTexts {
  fields: { amount: string };
  /** As the visitor reads what the advertiser did. */
  told: Readonly<Record<'accept' | 'decline' | 'answer', string>>;
  /** In the copy of what the visitor sent. */
  sent: string;
  button: string;
}

export const PROPOSAL_TEXTS: Readonly<Record<Locale, ProposalTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
