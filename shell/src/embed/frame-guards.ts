import { createRoot } from 'react-dom/client';

/** Every script and style sheet that loaders add to the frame carries the nonce of the page, whose policy the frame has. */
export function passNonce(frame: Document, nonce: string): void {
  if (nonce === '') return;
  const create = frame.createElementNS.bind(frame, 'http://www.w3.org/1999/xhtml');
  Reflect.set(frame, 'createElement', (name: string) => Object.assign(create(name), { nonce }));
}

/**
 * React listens to `selectionchange` on every document it renders into, and never stops. It marks
 * documents where it listens: the page gets the mark without the listener, so that nothing of ours
 * is left there. Only `onSelect` needs that event.
 * @returns takes the mark away
 */
export function keepSelectionListenersAway(page: Document): () => void {
  createRoot(document.createElement('div')).unmount();
  const mark = Object.keys(document).find((key) => key.startsWith('_reactListening'));
  if (mark === undefined) return () => undefined;
  Reflect.set(page, mark, true);
  return () => void Reflect.deleteProperty(page, mark);
}
