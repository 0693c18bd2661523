import { QUERY_GC_MS } from '@kvadrat/contracts/constants';
import type { PageLoad } from './page-definition';
import { readWithRetries } from './read-retries';

export type ReadPage = (signal: AbortSignal) => Promise<PageLoad<unknown>>;

/** A read that has begun. */
export interface PageRead {
  answer: Promise<PageLoad<unknown>>;
  abort: AbortController;
}

/**
 * Data of the page that a remote shows first, which the server's render has left, or which is read once. Kept by the rules of the
 * query client, whose library is loaded for the second page only.
 */
export interface FirstPage {
  readonly key: string;
  readonly load: Promise<PageLoad<unknown>>;
  /** What it turned out to be; undefined until then. */
  known: () => PageLoad<unknown> | undefined;
  /** Whether it is asked for anew when it is wanted again. */
  isOver: () => boolean;
  hold: () => () => void;
  /** Stops a read nobody waits for any more. */
  cancel: () => void;
}

/** Whether it may be another answer by now: a failure, or a way elsewhere, such as a stranger's to the sign-in. */
export function isPassing(load: PageLoad<unknown> | undefined): boolean {
  return load !== undefined && ('location' in load || load.status >= 500);
}

/** Begins to read it. */
export function readFirstPage(key: string, read: ReadPage): FirstPage {
  const abort = new AbortController();
  return firstPage(key, { abort, answer: readWithRetries(() => read(abort.signal), abort.signal) });
}

/** @param known what it is, where the server has said it */
export function firstPage(key: string, { answer, abort }: PageRead, known?: PageLoad<unknown>): FirstPage {
  let result = known;
  let holders = 0;
  let failed = false;
  let leftAt = Date.now();
  answer.then(
    (load) => (result = load),
    () => (failed = true),
  );
  return {
    key,
    load: answer,
    known: () => result,
    isOver: () =>
      failed || isPassing(result) || (holders === 0 && result !== undefined && Date.now() - leftAt > QUERY_GC_MS),
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        leftAt = Date.now();
      };
    },
    cancel: () => abort.abort(),
  };
}
