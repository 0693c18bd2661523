import { useRemote } from '@kvadrat/remote-kit';
import type { MouseEvent } from 'react';

/** Makes a link to another state of the page leave the page where it is scrolled to. */
export function useStay(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { navigate } = useRemote();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    navigate(`${pathname}${search}`, { keepScroll: true });
  };
}
