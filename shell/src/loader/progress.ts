/** A wait shorter than this needs no sign, in milliseconds. */
const PROGRESS_DELAY_MS = 1000;

export interface Progress {
  start: () => void;
  stop: () => void;
}

/** Shows the frame's progress bar from the first second of a wait on. */
export function createProgress(bar: HTMLElement): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    bar.hidden = true;
  };
  return {
    start() {
      stop();
      timer = setTimeout(() => (bar.hidden = false), PROGRESS_DELAY_MS);
    },
    stop,
  };
}
