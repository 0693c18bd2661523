/** Where nothing is drawn, as in a tab behind others, nothing waits for a frame longer than this, in milliseconds. */
const NO_FRAME_MS = 100;

/**
 * Calls back once the browser has drawn what is there now, in a task of its own: what follows an answer must not delay it.
 * @returns stops it
 */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
