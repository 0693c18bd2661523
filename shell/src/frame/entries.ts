import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LEGAL_PATHS, PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { searchPath } from '@kvadrat/contracts/search';
import type { GlyphName } from './glyph';

/** A link of the frame. */
export interface Entry {
  label: MessageDescriptor;
  path: string;
  /** Marked on pages whose path begins so. */
  section?: string;
  glyph?: GlyphName;
}

/** The two lists the portal opens with: homes for sale and to let. */
const SALE: Entry = {
  label: msg`Kupnja`,
  path: searchPath({ contract: 1, category: 1, place: null }),
  section: '/prodaja-',
  glyph: 'key',
};
const RENT: Entry = {
  label: msg`Najam`,
  path: searchPath({ contract: 2, category: 1, place: null }),
  section: '/najam-',
  glyph: 'building',
};
const HOME: Entry = { label: msg`Početna`, path: PATHS.home, section: PATHS.home, glyph: 'home' };

const PRICES: Entry = { label: msg`Cijene`, path: PATHS.priceGuide, section: PATHS.priceGuide };
/** The directory and the pages of agencies begin with the same letters. */
const AGENCIES: Entry = { label: msg`Agencije`, path: PATHS.agencies, section: '/agencij' };
const SAVED: Entry = {
  label: msg`Spremljeno`,
  path: USER_PATHS.savedAds,
  section: USER_PATHS.savedAds,
  glyph: 'heart',
};
const MESSAGES: Entry = { label: msg`Poruke`, path: USER_PATHS.messages, section: USER_PATHS.messages, glyph: 'chat' };
export const PUBLISH: Entry = { label: msg`Objavi oglas`, path: PATHS.publishAd, section: PATHS.publishAd };

/** Lists answer at any address of their pattern; everything else stands here before its page exists. */
export const NAVIGATION: readonly Entry[] = [SALE, RENT, PRICES, AGENCIES];
export const OWN_THINGS: readonly Entry[] = [SAVED, MESSAGES];
export const TABS: readonly Entry[] = [HOME, SALE, RENT, SAVED, MESSAGES];

export interface EntryGroup {
  heading: MessageDescriptor;
  entries: readonly Entry[];
}

export const FOOTER: readonly EntryGroup[] = [
  {
    heading: msg`Tražim`,
    entries: [
      { label: msg`Stanovi i kuće na prodaju`, path: SALE.path },
      { label: msg`Stanovi i kuće za najam`, path: RENT.path },
      { label: msg`Zemljišta na prodaju`, path: searchPath({ contract: 1, category: 24, place: null }) },
      { label: msg`Poslovni prostori na prodaju`, path: searchPath({ contract: 1, category: 2, place: null }) },
      { label: msg`Kalkulator kredita`, path: PATHS.mortgage },
    ],
  },
  {
    heading: msg`Nudim`,
    entries: [
      PUBLISH,
      { label: msg`Za agencije`, path: PATHS.agencySignUp },
      { label: msg`Međunarodna vidljivost`, path: PATHS.internationalVisibility },
      { label: msg`Programi za agencije`, path: PATHS.software },
    ],
  },
  {
    heading: msg`Kvadrat`,
    entries: [
      { label: msg`Tko smo`, path: PATHS.whoWeAre },
      { label: msg`Kontakt`, path: PATHS.contactUs },
      PRICES,
      AGENCIES,
    ],
  },
  {
    heading: msg`Pravne informacije`,
    entries: [
      { label: msg`Uvjeti korištenja`, path: LEGAL_PATHS.terms },
      { label: msg`Privatnost`, path: LEGAL_PATHS.privacy },
      { label: msg`Kolačići`, path: LEGAL_PATHS.cookies },
      { label: msg`Postavke kolačića`, path: LEGAL_PATHS.consent },
    ],
  },
];

const LISTS = /^\/(?:prodaja|najam)-/;

/** Entries that lead somewhere now; `paths` are the fixed addresses that have a page. */
export function withPage(entries: readonly Entry[], paths: readonly string[] = []): Entry[] {
  return entries.filter(({ path }) => path === PATHS.home || LISTS.test(path) || paths.includes(path));
}
