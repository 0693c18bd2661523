import type { components } from './schema.generated';

/**
 * What the server answers, made from its own description (`npm run openapi`), which also says what each field means.
 * The literal types are those of the vocabulary.
 */
type Schemas = components['schemas'];

/** One photo in several sizes, each in two formats. */
export type Photo = Schemas['Photo'];

export type ListingPrice = Schemas['ListingPrice'];

/** An ad as lists show it. */
export type ListingCard = Schemas['ListingCard'];

/** An ad as its own page shows it. */
export type ListingDetail = Schemas['ListingDetail'];

/** `GET /api-next/agencies/` */
export type AgencyCard = Schemas['AgencyCard'];
export type AgencyDirectory = Schemas['AgencyDirectory'];

/** `GET /api-next/agencies/{slug}/` and `…/{slug}/listings/` */
export type AgencyDetail = Schemas['AgencyDetail'];
export type AgencyPerson = Schemas['AgencyPerson'];
export type AgencyListings = Schemas['AgencyListings'];

/** `GET /api-next/staff/agency-requests/` and `…/{reference}/` */
export type AgencyRequest = Schemas['AgencyRequest'];
export type AgencyRequests = Schemas['AgencyRequests'];

/** `POST /api-next/listings/{id}/phone/` */
export type RevealedPhone = Schemas['RevealedPhone'];

/** `GET /api-next/user/profile/` of who is signed in. */
export type OwnProfile = Exclude<Schemas['OwnProfile'], null>;
export type OwnData = Exclude<Schemas['OwnData'], null>;
/** `GET /api-next/user/agencies/` */
export type OwnAgencies = Schemas['OwnAgencies'];
export type AgencyInvite = Schemas['AgencyInvite'];
export type OwnSecurity = Exclude<Schemas['OwnSecurity'], null>;

/** `GET /api-next/listings/{id}/similar/` */
export type ListingCards = Schemas['ListingCards'];
export type SimilarListings = Schemas['SimilarListings'];

/** `GET /api-next/listings/{id}/enquiries/form/`, the links of mails, and the answer of `POST /api-next/enquiries/` */
export type EnquiryStart = Schemas['EnquiryStart'];
export type EnquiryLink = Schemas['EnquiryLink'];
export type EnquiryOutcome = Schemas['EnquiryOutcome'];
export type SentEnquiry = Schemas['SentEnquiry'];
export type EnquiryThreads = Schemas['EnquiryThreads'];
export type EnquiryThread = Schemas['EnquiryThread'];
/** `GET /api-next/user/threads/{id}/` */
export type EnquiryEntries = Schemas['EnquiryEntries'];
/** `GET /api-next/user/threads/{id}/visit/` and `…/proposal/` */
export type Visit = Schemas['Visit'];
export type PriceProposal = Schemas['PriceProposal'];
export type ProposalBounds = Schemas['ProposalBounds'];
export type VisitOffer = Schemas['VisitOffer'];

/** `GET /api-next/visits/link/` and `GET /api-next/proposals/link/` */
export type VisitLink = Schemas['VisitLink'];
export type ProposalLink = Schemas['ProposalLink'];

/** `GET /api-next/listings/{id}/price-note/` */
export type PriceNote = Schemas['PriceNote'];

/** `GET /api-next/search-list/listings/` */
export type SearchListResponse = Schemas['SearchListResponse'];

/** A place of a search. */
export type ChosenPlace = Schemas['ChosenPlace'];

/** `GET /api-next/search-list/count/` */
export type SearchCount = Schemas['SearchCount'];

/** `GET /api-next/search-list/facets/` */
export type SearchFacets = Schemas['SearchFacets'];

/** `GET /api-next/search-list/clusters/` */
export type SearchMap = Schemas['SearchMap'];

/** `GET /api-next/search-list/sentence/` */
export type SentenceReading = Schemas['SentenceReading'];

/** `GET /api-next/user/ad-marks/` */
export type AdMarkLists = Schemas['AdMarks'];

/** `POST /api-next/user/ad-marks/merge/` */
export type MergedAdMarks = Schemas['MergedAdMarks'];

/** `GET /api-next/user/ads/{mark}/` */
export type MarkedAds = Schemas['MarkedAds'];

/** One of `GET /api-next/kept-ads/` */
export type KeptAd = Schemas['KeptAd'];

/** `GET /api-next/user/folders/` */
export type SavedFolders = Schemas['SavedFolders'];

/** `GET /api-next/shared-lists/` */
export type SharedList = Schemas['SharedList'];
export type SearchNews = Schemas['SearchNews'];
export type LinkedAlerts = Schemas['LinkedAlerts'];

/** `GET /api-next/folder-invites/` */
export type FolderInvite = Schemas['FolderInvite'];

/** One of `GET /api-next/user/searches/` */
export type SavedSearch = Schemas['SavedSearch'];

/** `GET /api-next/user/searches/find/` */
export type FoundSearch = Schemas['FoundSearch'];

/** `POST /api-next/user/searches/` */
export type SavedOutcome = Schemas['SavedOutcome'];

/** `GET /api-next/user/recent-searches/` */
export type RecentSearches = Schemas['RecentSearches'];

/** `GET /api-next/listings/{id}/report/form/` */
export type ReportStart = Schemas['ReportStart'];

/** `POST /api-next/reports/` */
export type TakenReport = Schemas['TakenReport'];

/** `GET /api-next/contact/form/` and others that are about nothing else. */
export type FormStart = Schemas['FormStart'];

/** `GET /api-next/home/` */
export type HomeResponse = Schemas['HomeResponse'];

/** `GET /api-next/search-list/suggest/` answers a list of these. */
export type Suggestion = Schemas['Suggestion'];

/** `GET /api-next/geography/suggest/` answers a list of these. */
export type PlaceSuggestion = Schemas['PlaceSuggestion'];

/** One of `GET /api-next/geography/parts/` */
export type PlacePart = Schemas['PlacePart'];

/** `GET /api-next/geography/reverse/` */
export type PlaceAtPoint = Schemas['PlaceAtPoint'];

/** Body of every error answer. */
export type ApiError = Schemas['ApiError'];

/** `GET /api-next/geography/isochrone/` */
export type Isochrone = Schemas['Isochrone'];

/** `GET /api-next/geography/map-settings/` */
export type MapSettings = Schemas['MapSettings'];

/** Who of the staff asks; null for a stranger. */
export type StaffSession = NonNullable<Schemas['StaffSession']>;

/** Ads that were reported or decided about. */
export type ModerationQueue = Schemas['ModerationQueue'];

/** All that is known of one reported ad. */
export type ModerationCase = Schemas['ModerationCase'];

/** What is live of each remote and how it does. */
export type StaffRemotes = Schemas['StaffRemotes'];

/** The feature flags as shipped, on the server and in the browser that asks. */
export type FlagStates = Schemas['FlagStates'];

/** The latest mails. */
export type Outbox = Schemas['Outbox'];

/** What this browser has allowed to be stored. */
export type ConsentState = Schemas['ConsentState'];

/** What visitors who agreed to it have told, in sums. */
export type AdStatistics = Schemas['AdStatistics'];
export type Experiments = Schemas['Experiments'];
export type Replay = Schemas['Replay'];
export type Replays = Schemas['Replays'];
export type TrafficFigures = Schemas['TrafficFigures'];

/** `GET /api-next/price-guide/`: what is asked for a square metre in a place. */
export type PriceGuide = Schemas['PriceGuide'];
export type GuideFigure = Schemas['GuideFigure'];
export type GuidePart = Schemas['GuidePart'];
export type GuideMonth = Schemas['GuideMonth'];

/** `GET /api-next/valuation/`: what a home would be asked for. */
export type Valuation = Schemas['Valuation'];
/** An ad as its writer has left it, and the list of those of who is signed in. */
export type OwnAd = Schemas['OwnAd'];
export type OwnAdEntry = Schemas['OwnAdList']['ads'][number];
