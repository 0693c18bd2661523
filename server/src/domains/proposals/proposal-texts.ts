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
import type { ProposalState } from './proposal.tables';

interface Told {
  title: string;
  text: string;
}

/** Texts of mails and pages about proposed prices in one language. */
export interface ProposalTexts {
  fields: { amount: string; ad: string };
  /** As the advertiser reads them. */
  states: Readonly<Record<ProposalState, Told>>;
  /** As the visitor reads what the advertiser did. */
  told: Readonly<Record<'accept' | 'decline' | 'answer', string>>;
  /** In the copy of what the visitor sent. */
  sent: string;
  acts: { accept: string; decline: string; answer: string };
  message: string;
  required: string;
  page: { title: string; back: string; changed: string; empty: string; lost: Told };
  button: string;
}

export const PROPOSAL_TEXTS: Readonly<Record<Locale, ProposalTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
