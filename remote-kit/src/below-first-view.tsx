import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from './after-paint';

/** Whether the page is shown from its top to somebody who waits for it; never on the server and while its HTML is taken over. */
export const FromTop = createContext(false);

/**
 * Something a page shows below its first view: where it is shown from its top, this is drawn after what is seen of it is on
 * screen. Everywhere else it is there at once.
 */
export function BelowFirstView({
  placeholder,
  children,
}: {
  /** At least as high as a screen, so that nothing seen moves. */
  placeholder: ReactNode;
  children: ReactNode;
}): ReactNode {
  const fromTop = useContext(FromTop);
  const [drawn, setDrawn] = useState(!fromTop);
  useEffect(() => (drawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [drawn]);
  return drawn ? children : placeholder;
}
