export type {
  ApiError,
  HomeResponse,
  ListingCard,
  ListingDetail,
  ListingPrice,
  Photo,
  PlaceAtPoint,
  PlaceSuggestion,
  SearchCount,
  SearchListResponse,
} from './types';
