import { copyOf } from '../failure-texts';
import { FRAME } from './frame-ids';

export interface OfflineNote {
  /** Keeps a page in mind that could not be opened; it is opened when the connection is back. */
  waitFor: (url: URL) => void;
}

/**
 * Tells a visitor without a connection that the page stays. The network comes back by itself or by
 * the note's button; then what was asked for last is opened.
 * @param announce says once more what the note, an alert, said when it came
 */
export function watchConnection(open: (url: URL) => void, announce: (text: string) => void): OfflineNote {
  let waiting: URL | null = null;
  let note: Element | null = null;

  const show = (): void => {
    if (note !== null) {
      announce(note.querySelector('p')?.textContent ?? '');
      return;
    }
    const [copy] = copyOf(FRAME.offline);
    if (copy === undefined) return;
    document.body.append(copy);
    copy.querySelector('button')?.addEventListener('click', () => (navigator.onLine ? hide() : show()));
    note = copy;
  };
  const hide = (): void => {
    note?.remove();
    note = null;
    if (waiting !== null) open(waiting);
    waiting = null;
  };

  window.addEventListener('offline', show);
  window.addEventListener('online', hide);
  if (!navigator.onLine) show();
  return {
    waitFor(url) {
      waiting = url;
      show();
    },
  };
}
