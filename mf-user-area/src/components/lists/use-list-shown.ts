import { useRemote } from '@kvadrat/remote-kit';
import type { AdMark, SentValues } from '@kvadrat/contracts/remote';
import { apiAddress } from '@kvadrat/contracts/api';
import { useCallback } from 'react';
import { FIELDS, listDeedOf } from '../deeds/deed-names';

/** Shows what a form has changed: the page's own list, and the host's where it is another one now. */
export function useListShown(
  mark: AdMark,
  refresh: () => Promise<void>,
): (values: SentValues, way: string) => Promise<void> {
  const { http, marks, navigate } = useRemote();
  return useCallback(
    async (values, way) => {
      const deed = listDeedOf(values[FIELDS.deed]);
      if (deed === 'clear') marks.replace?.(mark, []);
      if (deed === 'restore') marks.replace?.(mark, (await http.get(apiAddress('user/ad-marks')))[mark]);
      // The folder that was shown is no longer there.
      if (deed === 'drop') navigate(way.split('?', 1)[0] ?? way, { replace: true });
      else await refresh();
    },
    [http, marks, mark, navigate, refresh],
  );
}
