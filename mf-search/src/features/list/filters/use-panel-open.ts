import { afterPaint } from '@kvadrat/remote-kit';
import { startTransition, useEffect, useState } from 'react';

/** Marks a panel whose long end is left out of its first frame, which a press on its button waits for; see the styles. */
export const SHORT = 'data-short';

/**
 * Whether the panel is open; it may have been opened before its code was there. Told once it is on screen. Never where
 * browsers know no popovers.
 */
export function usePanelOpen(panel: { readonly current: HTMLElement | null }): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (element === null || !('popover' in element)) return undefined;
    let stop = (): void => undefined;
    const follow = (): void => {
      stop();
      if (!element.matches(':popover-open')) {
        element.setAttribute(SHORT, '');
        setOpen(false);
        return;
      }
      stop = afterPaint(() => {
        element.removeAttribute(SHORT);
        startTransition(() => setOpen(true));
      });
    };
    follow();
    element.addEventListener('toggle', follow);
    return () => {
      stop();
      element.removeAttribute(SHORT);
      element.removeEventListener('toggle', follow);
    };
  }, [panel]);
  return open;
}
