import { QUERY_GC_MS, QUERY_RETRIES, QUERY_RETRY_CAP_MS } from '@kvadrat/contracts/constants';
import { isAppError } from '@kvadrat/contracts/errors';
import { QueryClient } from '@tanstack/react-query';

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
        retry: (failures, error) => failures < QUERY_RETRIES && isWorthRetrying(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, QUERY_RETRY_CAP_MS),
        gcTime: QUERY_GC_MS,
        // The host's http client waits for the connection itself, with an end.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** An answer of the 4xx class or an abort would only come again. */
function isWorthRetrying(error: Error): boolean {
  if (!isAppError(error)) return true;
  if (error.code === 'abort') return false;
  return error.status === undefined || error.status >= 500;
}
