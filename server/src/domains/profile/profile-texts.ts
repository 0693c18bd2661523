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

/** Texts of the page about a person's own account in one language. */
export interface ProfileTexts {
  title: string;
  lead: string;
  details: { title: string; name: string; email: string; phone: string; none: string };
  email: { proven: string; unproven: string; resend: string };
  news: { title: string; intro: string; communications: string; newsletter: string; save: string };
  safety: { title: string; password: string; change: string; here: string; others: (count: number) => string; endOthers: string };
  newPassword: { title: string; old: string; fresh: string; again: string; save: string; forgotten: string };
  /** Providers the account can be entered with; `#` stands for a provider's name, then for the day. */
  identities: { title: string; since: string; remove: string; last: string };
  leave: { title: string; text: string; signOut: string };
  /** What was done, shown once. */
  done: { news: string; sessions: string; password: string; identity: string };
}

export const PROFILE_TEXTS: Readonly<Record<Locale, ProfileTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
