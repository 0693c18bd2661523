export type {
  ListingCard,
  ListingDetail,
  Photo,
  PlaceSuggestion,
  SearchListResponse,
} from './types';
