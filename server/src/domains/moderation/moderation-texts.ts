import type { Ground } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { ReceiptTexts } from '../../platform/forms';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** Mails about decisions. `#` stands for the number of the decision, `{…}` for what it is about. */
interface DecisionMailTexts {
  greeting: string;
  ad: string;
  number: string;
  ground: string;
  grounds: Readonly<Record<Ground, string>>;
  facts: string;
  /** How it was decided, as DSA art. 17(3)(c) asks. */
  byPeople: string;
  /** That a report led to it. */
  byReport: string;
  redress: string;
  complain: string;
  openAd: string;
  hidden: { subject: string; text: string; scope: string };
  restored: { subject: string; text: string };
  asked: { subject: string; text: string; answer: string };
  /** To who reported: what became of it. */
  reporter: { subject: string; hide: string; dismiss: string; restore: string };
  /** To who complained. */
  complainant: { subject: string; text: string; hidden: string; shown: string; further: string };
  footnoteAdvertiser: string;
  footnoteReporter: string;
  footnoteComplainant: string;
}

/** What mails say; pages are those of remotes. */
export interface ModerationTexts {
  report: ReceiptTexts;
  complaint: ReceiptTexts;
  mails: DecisionMailTexts;
}

export const MODERATION_TEXTS: Readonly<Record<Locale, ModerationTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
