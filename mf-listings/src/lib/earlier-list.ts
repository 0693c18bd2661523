import { pageTools } from '@kvadrat/remote-kit';
import { contractFromSlug } from '@kvadrat/contracts/vocabulary';

const LIST = /^\/(?:[a-z]{2}\/)?([a-z]+)-[a-z-]+\//;

/**
 * The way back to the list the visitor came from, which keeps its filters, page and place; null where
 * another page was shown before.
 */
export function earlierList(): (() => void) | null {
  const earlier = pageTools.earlier();
  const contract = LIST.exec(earlier?.path ?? '')?.[1];
  return earlier === null || contract === undefined || contractFromSlug(contract) === null ? null : earlier.goBack;
}
