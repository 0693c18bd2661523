import type { ListingDetail, SearchListResponse } from '@kvadrat/contracts/api';
import { portalOrigin } from './portal-origin';

/** What the API answers to the search a list page shows; `query` names contract, category and place. */
export function searchListings(query: string): Promise<SearchListResponse> {
  return getJson(`/api-next/search-list/listings/${query}`);
}

export function getListing(id: number): Promise<ListingDetail> {
  return getJson(`/api-next/listings/${id}/`);
}

async function getJson<T>(path: string): Promise<T> {
  const response = await fetch(portalOrigin() + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const answer: T = await response.json();
  return answer;
}
