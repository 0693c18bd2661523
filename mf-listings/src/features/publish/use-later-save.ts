import { useEffect, useRef } from 'react';

/** From the last key to the call; with the call itself it is saved within two seconds. */
const PAUSE_MS = 1000;
/** After a failure it is tried again by itself. */
const RETRY_MS = 5000;

interface LaterSave {
  /** Told that something has another value. */
  touch: (form: HTMLFormElement) => void;
  /** Gives up what waits, and waits for what is on its way. */
  settle: () => Promise<void>;
}

/**
 * Saves a form a second after the last key, one save after the other, and nothing once the page is left.
 * @param save resolves with whether it has to be tried again
 */
export function useLaterSave(save: (form: HTMLFormElement) => Promise<boolean>): LaterSave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);

  function later(form: HTMLFormElement, pause: number): void {
    clearTimeout(timer.current);
    if (isLeft.current) return;
    timer.current = setTimeout(() => {
      running.current = running.current.then(async () => {
        if (await save(form)) later(form, RETRY_MS);
      });
    }, pause);
  }

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  return {
    touch: (form) => later(form, PAUSE_MS),
    settle() {
      clearTimeout(timer.current);
      return running.current;
    },
  };
}
