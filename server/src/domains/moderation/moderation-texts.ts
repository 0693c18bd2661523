import type { ReportReason } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Decision, Ground } from './moderation.tables';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** The staff's pages. */
interface QueueTexts {
  title: string;
  back: string;
  filters: Readonly<Record<'open' | 'asked' | 'hidden' | 'closed', string>>;
  empty: string;
  ad: string;
  reports: string;
  open: string;
  waiting: string;
  latest: string;
  states: Readonly<Record<'active' | 'sold' | 'secret' | 'withdrawn' | 'hidden' | 'gone', string>>;
  advertiser: string;
  noEmail: string;
  reporter: string;
  anonymous: string;
  history: string;
  none: string;
  complaints: string;
  decide: string;
  decisions: Readonly<Record<Decision, string>>;
  decided: Readonly<Record<Decision, string>>;
  reasonsLabel: string;
  reasonsHint: string;
  groundLabel: string;
  told: string;
  notTold: string;
  done: string;
  faster: string;
  incomplete: string;
  more: string;
}

export interface ModerationTexts {
  /** Its form is a page of a remote: here is what the staff reads of it. */
  report: { reasons: Readonly<Record<ReportReason, string>> };
  mails: { grounds: Readonly<Record<Ground, string>> };
  queue: QueueTexts;
}

export const MODERATION_TEXTS: Readonly<Record<Locale, ModerationTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
