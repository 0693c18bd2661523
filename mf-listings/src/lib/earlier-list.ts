import { contractFromSlug } from '@kvadrat/contracts/vocabulary';

const LIST = /^\/(?:[a-z]{2}\/)?([a-z]+)-[a-z-]+\//;

/**
 * Goes back to the list the visitor came from, which keeps its filters, page and place; null where
 * another page was shown before, or the browser does not tell.
 */
export function earlierList(): (() => void) | null {
  if (!('navigation' in globalThis)) return null;
  const { navigation } = globalThis;
  const index = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries().find((entry) => entry.index === index - 1)?.url ?? null;
  if (before === null) return null;
  const contract = LIST.exec(new URL(before).pathname)?.[1];
  if (contract === undefined || contractFromSlug(contract) === null) return null;
  return () => {
    globalThis.history.back();
  };
}
