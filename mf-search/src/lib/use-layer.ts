import { useRemote } from '@kvadrat/remote-kit';
import { useEffect, useRef } from 'react';

/** The filters fill the screen there; their style sheet has the same number. */
const NARROW = '(max-width: 767px)';

/** Lets Back close what fills a narrow screen, instead of leaving the page. @param open whether it does now */
export function useLayer(open: boolean, close: () => void): void {
  const { openLayer } = useRemote();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (open && matchMedia(NARROW).matches ? openLayer?.(() => latest.current()) : undefined),
    [open, openLayer],
  );
}
