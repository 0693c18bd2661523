import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRemote } from './remote-services';

/** What is opened in an element and has to be closed with it. */
interface Closable {
  destroy: () => void;
}

export interface MapOpening<Opened> {
  /** Opens it; called once the element is there, again after a failure and where `about` changes. */
  open: (element: HTMLElement) => Promise<Opened>;
  /** Of the page, for whoever reads reports of failures. */
  part: string;
  /** What it shows: with another text it is closed and opened anew. */
  about?: string;
  /** Whether it is time; at once where left out. */
  due?: boolean;
}

/** Opens a map in its element and closes it with the page, also one that comes only after the page has gone. */
export function useOpenedMap<Opened extends Closable>(
  element: RefObject<HTMLElement | null>,
  { open, part, about = '', due = true }: MapOpening<Opened>,
): { map: Opened | null; failed: boolean; retry: () => void } {
  const { report } = useRemote();
  const [map, setMap] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const frame = element.current;
    if (!due || failed || frame === null) return undefined;
    let gone = false;
    const opening = latest.current(frame);
    opening.then(
      (opened) => {
        if (!gone) setMap(opened);
      },
      (error: unknown) => {
        if (gone) return;
        report(error, { part });
        setFailed(true);
      },
    );
    return () => {
      gone = true;
      setMap(null);
      opening.then(
        (opened) => opened.destroy(),
        () => undefined,
      );
    };
  }, [element, about, due, failed, part, report]);
  return { map, failed, retry: () => setFailed(false) };
}
