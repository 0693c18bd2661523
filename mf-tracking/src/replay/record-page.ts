import { record } from '@rrweb/record';

/** Milliseconds between two places of a pointer, and of a page that is scrolled. */
const SAMPLING = { mousemove: 100, scroll: 200 };

/**
 * Tells how the page looks and what is done on it. Words and pictures are kept out here already, and once more by who takes the events.
 * @returns ends it
 */
export function recordPage(emit: (event: unknown) => void): () => void {
  const stop = record({
    emit,
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img, picture, video, audio, canvas, iframe, object',
    inlineStylesheet: false,
    recordCanvas: false,
    collectFonts: false,
    slimDOMOptions: 'all',
    sampling: SAMPLING,
  });
  return () => stop?.();
}
