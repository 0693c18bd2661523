import type { QueryClient } from '@tanstack/react-query';
import type { Queries } from '../queries';
import { createQueryClient } from './query-client';

/** The one client of a remote, made when it is first asked for. */
export function clientOf(queries: Queries): QueryClient {
  return (queries.client ??= createQueryClient());
}
