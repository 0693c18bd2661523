export type {
  ApiError,
  ListingCard,
  ListingDetail,
  ListingPrice,
  Photo,
  PlaceSuggestion,
  SearchListResponse,
} from './types';
