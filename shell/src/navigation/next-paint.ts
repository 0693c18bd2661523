/** Where nothing is drawn, as in a tab behind others, nobody waits for a frame longer than this, in milliseconds. */
const NO_FRAME_MS = 100;

/** Resolves once the browser has drawn what is there now. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const given = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(given);
      // A task of its own: what follows must not delay the frame.
      setTimeout(resolve);
    });
  });
}
