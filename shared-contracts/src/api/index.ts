export type {
  ApiError,
  HomeResponse,
  ListingCard,
  ListingContact,
  ListingDetail,
  ListingPrice,
  Photo,
  PlaceAtPoint,
  PlaceSuggestion,
  SearchCount,
  SearchListResponse,
  SimilarListings,
} from './types';
