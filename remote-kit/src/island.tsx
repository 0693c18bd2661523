import type { Locale } from '@kvadrat/contracts/locales';
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { onIntent } from './on-intent';
import { useRemote } from './remote-services';

const never = (): (() => void) => () => undefined;

/**
 * A place in a page for something that is hydrated later than the rest, so that a first visit does not wait for its code:
 * until somebody turns to it, or the page is idle, it is the server's HTML, which has to work by itself.
 */
export function Island({
  className,
  load,
  placeholder,
  children,
}: {
  /** Of the element it needs around itself, which a layout may want without a box of its own. */
  className: string | undefined;
  /** Loads the `LaterCode` of what is in it. */
  load: (locale: Locale) => Promise<void>;
  /** Where there is no HTML of the server's. */
  placeholder: ReactNode;
  children: ReactNode;
}): ReactElement {
  const { locale } = useRemote();
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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
  usePressAgain(place, hasHtml, runs);
  return (
    <div ref={place} className={className}>
      {runs ? part : first}
    </div>
  );
}

/**
 * Keeps the last press on a button that does nothing by itself until its code runs, and then presses it again: on a slow line a finger
 * is faster than the code. Links, forms and popovers work without.
 */
function usePressAgain(place: RefObject<HTMLElement | null>, hasHtml: boolean, runs: boolean): void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!hasHtml) return undefined;
    if (runs) {
      const button = pressed.current;
      pressed.current = null;
      if (button?.isConnected === true) button.click();
      return undefined;
    }
    const keep = ({ target }: Event): void => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('button[type="button"]:not([popovertarget])') : null;
      if (button !== null && place.current?.contains(button) === true) pressed.current = button;
    };
    // React keeps a press on what it has not hydrated to itself; one that comes up again has been answered.
    const drop = (): void => void (pressed.current = null);
    document.addEventListener('click', keep, true);
    document.addEventListener('click', drop);
    return () => {
      document.removeEventListener('click', keep, true);
      document.removeEventListener('click', drop);
    };
  }, [place, hasHtml, runs]);
}

function Running({ onRun }: { onRun: (runs: boolean) => void }): null {
  useEffect(() => onRun(true), [onRun]);
  return null;
}
