import type { Locale } from '@kvadrat/contracts/locales';
import type { Page } from 'playwright-core';

/** One picture to take. */
export interface Screen {
  name: string;
  /** Takes the page there and leaves it as it shall be seen. */
  show: (page: Page, locale: Locale) => Promise<unknown>;
  /** Where all languages would say nothing new. */
  locales?: readonly Locale[];
}
