import { useEffect, useRef } from 'react';
import { useRemote } from './remote-services';

/** What lies over the page fills the screen there; style sheets have the same number. */
const NARROW = '(max-width: 767px)';

/** Lets Back close what fills a narrow screen, instead of leaving the page. @param open whether it does now */
export function useLayer(open: boolean, close: () => void): void {
  const { openLayer } = useRemote();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () =>
      open && openLayer !== undefined && matchMedia(NARROW).matches ? openLayer(() => latest.current()) : undefined,
    [open, openLayer],
  );
}
