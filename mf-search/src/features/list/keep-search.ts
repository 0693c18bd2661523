import { useRemote } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { useEffect } from 'react';
import { followAccountSearches } from '../../lib/account-searches';
import { recentSearches } from '../../lib/recent-searches';
import type { FoundList } from './list-loader';
import { useSearchWords } from './use-search-words';

/**
 * Keeps a search that found something among the recent ones, in the words of its page: in this browser, or on the account
 * of who is signed in. Its code comes late: what somebody leaves at once was no search of theirs.
 * Where a map was moved to has no words, and every move would be one.
 */
export function KeepSearch({ data, criteria }: { data: FoundList; criteria: SearchCriteria }): null {
  const { http, storage, session } = useRemote();
  const { path, title, details } = useSearchWords(data, criteria);
  const found = data.unknownPlace === null && criteria.viewport === null && data.response.count > 0;
  useEffect(() => {
    if (!found) return undefined;
    recentSearches.keep(storage, { path, title, details });
    return followAccountSearches({ http, storage, session });
  }, [http, storage, session, found, path, title, details]);
  return null;
}
