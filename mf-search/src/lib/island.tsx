import { useRemote } from '@kvadrat/build/remote';
import type { Locale } from '@kvadrat/contracts/locales';
import { useHydrated } from '@kvadrat/ui-kit';
import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { onIntent } from './on-intent';
import styles from './island.module.css';

/**
 * A place in a page for something that is hydrated later than the rest, so that a first visit does not wait for its code:
 * until somebody turns to it, or the page is idle, it is the server's HTML, which has to work by itself.
 */
export function Island({ load, placeholder, children }: {
  /** Loads the `Part` in it. */
  load: (locale: Locale) => Promise<void>;
  /** Where there is no HTML of the server's. */
  placeholder: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { locale } = useRemote();
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [hasHtml] = useState(!hydrated);
  const [runs, setRuns] = useState(false);
  const part = (
    <Suspense fallback={placeholder}>
      {children}
      <Running onRun={setRuns} />
    </Suspense>
  );
  // React draws anew what changes before it is hydrated. So it stays what it was until it runs.
  const [first] = useState(part);
  useEffect(() => {
    // A failure leaves the HTML as it is, which works; the next sign tries again.
    const attempt = (): void => void load(locale).catch(() => undefined);
    if (hasHtml && place.current !== null) return onIntent(place.current, attempt);
    attempt();
    return undefined;
  }, [hasHtml, load, locale]);
  return <div ref={place} className={styles.place}>{runs ? part : first}</div>;
}

function Running({ onRun }: { onRun: (runs: boolean) => void }): null {
  useEffect(() => onRun(true), [onRun]);
  return null;
}
