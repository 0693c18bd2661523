/** Fixed public paths. The word the specification leaves out is "nekretnine". */
export const PATHS = {
  home: '/',
  listings: '/oglasi/',
  defaultSearch: '/prodaja-stambene-nekretnine/',
  /** A search in words. */
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
  /** What a home may be asked for; the specification gives it no address. */
  valuation: '/procjena/',
  /** The loan calculator; the specification gives it no address. */
  mortgage: '/kalkulator-kredita/',
  /** Before the number of an ad: its report. */
  reportAd: '/prijava-oglasa/',
  /** Before the number of a decision about an ad: a complaint about it. */
  complaint: '/prigovor/',
  /** Sign-up of agencies and constructors; people sign up in the dialog. */
  agencySignUp: '/signup/',
} as const;

/** Legal pages. */
export const LEGAL_PATHS = {
  terms: '/terms/',
  privacy: '/terms/privacy/',
  cookies: '/terms/cookie/',
  /** Choosing what may be stored; the specification gives it no address. */
  consent: '/terms/cookie/postavke/',
} as const;

/** Pages of signed-in people. Italian and English words stand side by side on purpose. */
export const USER_PATHS = {
  publishedAds: '/utente/annunci/pubblicati/',
  savedAds: '/user/saved/',
  hiddenAds: '/utente/annunci/nascosti/',
  recentAds: '/utente/annunci/recenti/',
  savedSearches: '/user/searches/',
  messages: '/user/messages/',
  profile: '/utente/profilo/',
  /** What opens the account, and where it is open; the specification has it on the profile. */
  security: '/utente/profilo/sigurnost/',
  ownData: '/utente/profilo/moji-podaci/',
  recentSearches: '/utente/ricerche/recenti/',
  /** The people of the agency that somebody acts for; the specification gives the page no address. */
  agency: '/utente/agencija/',
} as const;

/** A folder of saved ads by its link, and an invitation into one; the specification gives the pages no address. */
export const SAVED_PATHS = {
  shared: '/popis/',
  invite: '/popis/poziv/',
} as const;

/** An invitation to act for an agency, by the link of a mail; the specification gives the page no address. */
export const AGENCY_INVITE_PATH = '/poziv-u-agenciju/';

/** Alerts of saved searches by the link of a mail, without signing in; the specification gives the page no address. */
export const ALERT_PATHS = { manage: '/obavijesti/' } as const;

/** Before the number of a saved search: what has become of its ads. */
export function searchNewsPath(id: number): string {
  return `${USER_PATHS.savedSearches}${id}/`;
}

/** Whether a path without language prefix is of a page that shows what belongs to the person who is signed in. */
export function isUserPath(path: string): boolean {
  return /^\/(?:user|utente)\//.test(path);
}

/** Pages of who operates the portal, and the server's own way back where a release has broken them. */
export const STAFF_PATHS = {
  moderation: '/-/moderation/',
  agencies: '/-/agencies/',
  remotes: '/-/remotes/',
  traffic: '/-/traffic/',
  experiments: '/-/experiments/',
  replays: '/-/replays/',
  flags: '/-/flags/',
  outbox: '/-/outbox/',
  emergency: '/-/emergency/',
} as const;

/** Whether a path without language prefix is of the staff: no visitor's page loads anything for it. */
export function isStaffPath(path: string): boolean {
  return path.startsWith('/-/');
}

/** Forms of an ad, and proving a mailbox; the specification gives the pages no address. */
export const ENQUIRY_PATHS = {
  write: '/upit/',
  confirm: '/upit/potvrda/',
  /** A visit that is being arranged, and a price that was proposed, by the link of a mail. */
  visit: '/upit/razgled/',
  price: '/upit/cijena/',
} as const;

/** Parameters of links in mails that prove who reads them: the page says so to no other site, nobody keeps it, and no log tells their values. */
export const LINK_PARAMETERS = { code: 'kod', link: 'veza' } as const;

/** Addresses without a page: those that exist only as referrers, and what is left of a person's address when its end is cut off. */
export const LEGACY_REDIRECTS: Readonly<Record<string, string>> = {
  [PATHS.listings]: PATHS.defaultSearch,
  '/pubblica-annuncio/': PATHS.publishAd,
  '/search-list/': PATHS.defaultSearch,
  '/user/': USER_PATHS.savedAds,
  '/utente/': USER_PATHS.profile,
  '/utente/annunci/': USER_PATHS.publishedAds,
  '/utente/ricerche/': USER_PATHS.recentSearches,
};

/** Whether a page path belongs to the demonstration area: by segment, `/demonstracija/` does not. */
export function isDemoPath(path: string): boolean {
  return path.startsWith('/demo/');
}
