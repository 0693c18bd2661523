/** Fixed public paths (R7–R15). The word the specification leaves out is "nekretnine" (T33). */
export const PATHS = {
  home: '/',
  listings: '/oglasi/',
  defaultSearch: '/prodaja-stambene-nekretnine/',
  /** A search in words (R241). */
  sentence: '/recenica/',
  /** Up to four ads beside one another; the specification gives the page no address. */
  compare: '/usporedba/',
  priceGuide: '/cijene-nekretnina/',
  agencies: '/agencije-nekretnina/',
  whoWeAre: '/info/tko-smo/',
  contactUs: '/info/kontaktirajte-nas/',
  internationalVisibility: '/medunarodna-vidljivost/',
  software: '/software-za-nekretnine/',
  publishAd: '/objava-oglasa/',
  /** R280; the specification gives the page no address. */
  mortgage: '/kalkulator-kredita/',
  /** Before the number of an ad: its report (R283). */
  reportAd: '/prijava-oglasa/',
  /** Before the number of a decision about an ad: a complaint about it. */
  complaint: '/prigovor/',
  /** Sign-up of agencies and constructors; people sign up in the dialog (R16, T31). */
  agencySignUp: '/signup/',
} as const;

/** Legal pages (R17–R19). */
export const LEGAL_PATHS = {
  terms: '/terms/',
  privacy: '/terms/privacy/',
  cookies: '/terms/cookie/',
} as const;

/** Pages of signed-in people (R22–R28, R31). Italian and English words stand side by side on purpose (R33). */
export const USER_PATHS = {
  publishedAds: '/utente/annunci/pubblicati/',
  savedAds: '/user/saved/',
  hiddenAds: '/utente/annunci/nascosti/',
  recentAds: '/utente/annunci/recenti/',
  savedSearches: '/user/searches/',
  messages: '/user/messages/',
  profile: '/utente/profilo/',
  recentSearches: '/utente/ricerche/recenti/',
} as const;

/** Whether a path without language prefix is of a page that shows what belongs to the person who is signed in (R22–R31). */
export function isUserPath(path: string): boolean {
  return /^\/(?:user|utente)\//.test(path);
}

/** Writing to an advertiser without scripts, and proving the mailbox; the specification gives the pages no address. */
export const ENQUIRY_PATHS = {
  write: '/upit/',
  confirm: '/upit/potvrda/',
  /** A visit that is being arranged, and a price that was proposed, by the link of a mail. */
  visit: '/upit/razgled/',
  price: '/upit/cijena/',
} as const;

/** Addresses that exist only as referrers; a person who opens one is sent on (R32). */
export const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  '/pubblica-annuncio/': PATHS.publishAd,
  '/search-list/': PATHS.defaultSearch,
};

/** Whether a page path belongs to the demonstration area (R34–R36): by segment, `/demonstracija/` does not. */
export function isDemoPath(path: string): boolean {
  return path.startsWith('/demo/');
}
