import { useRemote } from '@kvadrat/remote-kit';
import { useEffect } from 'react';

/** Calls when something of the account was changed elsewhere: in another tab, on another device, by somebody who shares a folder. */
export function useAccountNews(onNews: () => void): void {
  const { bus } = useRemote();
  useEffect(() => bus.on('kvadrat:account-changed', onNews), [bus, onNews]);
}
