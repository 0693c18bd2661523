import { useRemote } from '@kvadrat/build/remote';
import { FAVOURITES_KEY } from '@kvadrat/contracts/constants';
import { useStoredIds } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtom } from 'jotai';

/** Ids as last changed here, null before that; outlives a change of address, unlike the page. */
const changedIdsAtom = atom<readonly number[] | null>(null);

export interface SavedAds {
  has: (id: number) => boolean;
  toggle: (id: number) => void;
}

/** Ads saved in this browser (R272). Where it keeps nothing, the visitor is told so once asked (O-22). */
export function useSavedAds(): SavedAds {
  const { t } = useLingui();
  const { bus, storage, toast } = useRemote();
  const ids = useStoredIds(storage, FAVOURITES_KEY, useAtom(changedIdsAtom));
  return {
    has: ids.has,
    toggle: (id) => {
      const after = ids.toggle(id);
      bus.emit('kvadrat:favourites-changed', { count: after.length });
      if (!storage.persistent && after.includes(id)) {
        toast('info', t`Preglednik ne dopušta spremanje. Oglas ostaje spremljen samo dok je stranica otvorena.`);
      }
    },
  };
}
