export type {
  ApiError,
  ListingCard,
  ListingDetail,
  ListingPrice,
  Photo,
  PlaceAtPoint,
  PlaceSuggestion,
  SearchListResponse,
} from './types';
