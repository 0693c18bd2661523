import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/**
 * Where a remote keeps its query client. Its library comes when something first asks for data after the page: the page itself is
 * there with its data, and a first visit does not pay for what it may never use.
 */
export interface Queries {
  client: QueryClient | null;
  /** Forgets what pages show, which is asked for anew. */
  forgetPages: () => void;
}

const QueriesContext = createContext<Queries | null>(null);

export const QueriesProvider = QueriesContext.Provider;

/** @throws {Error} outside of a remote's page */
export function useQueries(): Queries {
  const queries = useContext(QueriesContext);
  if (queries === null) throw new Error('queries work only inside a page of a remote');
  return queries;
}
