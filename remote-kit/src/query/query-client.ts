import { QUERY_GC_MS } from '@kvadrat/contracts/constants';
import { QueryClient } from '@tanstack/react-query';
import { retriesRead, retryDelay } from '../read-retries';

/**
 * A query client with the defaults of the specification: no refetch on mount, focus or
 * reconnect, reads retried three times, unused data dropped after 5 minutes.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: retriesRead,
        retryDelay,
        gcTime: QUERY_GC_MS,
        // The host's http client waits for the connection itself, with an end.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
