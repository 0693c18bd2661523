import {
  useQuery as useClientsQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useQueries } from '../queries';
import { clientOf } from './client-of';

/** The remote's query client, in code that is loaded after the page. */
export function useQueryClient(): QueryClient {
  return clientOf(useQueries());
}

/** TanStack's hook with the remote's client, whose library a page does not begin with. */
export function useQuery<Answer, Failure = Error, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
): UseQueryResult<Data, Failure> {
  return useClientsQuery(options, useQueryClient());
}
