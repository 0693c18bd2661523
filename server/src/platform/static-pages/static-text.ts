/** Sections of each page in their order; the ids stand in addresses (`/terms/#oglasi`) and are the same in all languages. */
export const SECTIONS = {
  whoWeAre: ['portal', 'demonstracija', 'nacela', 'jezici', 'pristupacnost', 'javite-se'],
  terms: ['tko', 'usluga', 'oglasi', 'oglasivaci', 'isticanje', 'koristenje', 'odgovornost', 'prava', 'izmjene'],
  privacy: ['voditelj', 'podaci', 'svrhe', 'primatelji', 'rokovi', 'vasa-prava', 'prituzba'],
  cookies: ['kolacici', 'popis', 'treca-strana', 'brisanje'],
} as const;

export type StaticPageName = keyof typeof SECTIONS;

/** A paragraph, a list, or a table; `[words](page)` is a link to a page of ours. */
export type TextBlock = string | readonly string[] | { head: readonly string[]; rows: readonly (readonly string[])[] };

interface TextSection {
  heading: string;
  blocks: readonly TextBlock[];
}

export interface StaticText<Id extends string = string> {
  /** Heading of the page and title of the document. */
  title: string;
  /** For search engines, at most 160 characters. */
  description: string;
  lead: string;
  sections: Readonly<Record<Id, TextSection>>;
}

/** Words that stand on every page of information. */
interface InfoWords {
  home: string;
  contents: string;
  morePages: string;
  updated: string;
  contactUs: string;
}

export type StaticTexts = InfoWords & { [Name in StaticPageName]: StaticText<(typeof SECTIONS)[Name][number]> };
