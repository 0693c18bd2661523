import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PAGE_DATA } from './page-loader';

/** Forgets what pages of a remote show, as something they show has changed: each is asked for anew when it is shown next. */
export function forgetPages(client: QueryClient): void {
  client.removeQueries({ queryKey: [PAGE_DATA] });
}

/** Of a page that shows what is its visitor's own: what was loaded is forgotten once the page is left, and asked for anew when it comes again. */
export function usePersonalPage(): void {
  const client = useQueryClient();
  useEffect(() => () => forgetPages(client), [client]);
}
