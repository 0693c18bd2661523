import type { CatalogType } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, type Locale } from '@kvadrat/contracts/locales';

/** Message ids are the Croatian texts. */
export const SOURCE_LOCALE = DEFAULT_LOCALE;

/** File of a catalogue, `{locale}` stands for the language. */
export const CATALOGUE_PATH = 'src/locales/{locale}/messages';

/** `.po` without line numbers: moving code must not change catalogues. */
export const catalogueFormat = formatter({ lineNumbers: false });

/** Reads the text of a `.po` file. */
export async function readCatalogue(file: string, source: string, locale: Locale): Promise<CatalogType> {
  return catalogueFormat.parse(source, { locale, sourceLocale: SOURCE_LOCALE, filename: file });
}
