import { useHostWindow, useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { newMessageId } from './message-id';
import { changeOutbox, outboxText, parseOutbox, problemOf, subscribeOutbox, type Outgoing } from './outbox';

const LOCK = 'kvadrat:messages-outbox';
/** After a try that nobody answered. */
const AGAIN_MS = 8000;

type SentFile = NonNullable<Outgoing['files']>[number];

export interface Outbox {
  /** Of the conversation that is shown, the oldest first. */
  waiting: readonly Outgoing[];
  send: (text: string, files: readonly SentFile[]) => void;
  again: (id: string) => void;
  drop: (id: string) => void;
}

/**
 * Sends messages one after the other in their order, by whichever tab; what finds no connection waits in the browser's store and goes
 * when there is one. A message stays until the conversation has it.
 * @param arrived ids of the reader's own messages that stand in the conversation
 */
export function useOutbox(thread: number, arrived: ReadonlySet<string>, onSent: () => void): Outbox {
  const { storage } = useRemote();
  const view = useHostWindow();
  const all = useOutgoing();
  const flush = useFlush(onSent);

  useEffect(() => {
    const go = (): void => void flush();
    go();
    const timer = setInterval(go, AGAIN_MS);
    view?.addEventListener('online', go);
    return () => {
      clearInterval(timer);
      view?.removeEventListener('online', go);
    };
  }, [view, flush]);

  useEffect(() => {
    if (all.some(({ id }) => arrived.has(id)))
      changeOutbox(storage, (before) => before.filter(({ id }) => !arrived.has(id)));
  }, [all, arrived, storage]);

  return useMemo<Outbox>(
    () => ({
      waiting: all.filter((one) => one.thread === thread && !arrived.has(one.id)),
      send(text, files) {
        const message = { id: newMessageId(), thread, text, files, at: new Date().toISOString(), problem: null };
        changeOutbox(storage, (before) => [...before, message]);
        void flush();
      },
      again(id) {
        noteProblem(storage, id, null);
        void flush();
      },
      drop: (id) => changeOutbox(storage, (before) => before.filter((one) => one.id !== id)),
    }),
    [all, arrived, thread, storage, flush],
  );
}

/** What this browser has yet to send, whichever tab and conversation it was written in; nothing on the server. */
function useOutgoing(): readonly Outgoing[] {
  const { storage } = useRemote();
  const view = useHostWindow();
  const subscribe = useCallback((listener: () => void) => subscribeOutbox(view, listener), [view]);
  const text = useSyncExternalStore(
    subscribe,
    () => outboxText(storage),
    () => '[]',
  );
  return useMemo(() => parseOutbox(text), [text]);
}

/** Gives what sends all that waits; while it does, another call does nothing. */
function useFlush(onSent: () => void): () => Promise<void> {
  const { http, storage, report } = useRemote();
  const sent = useRef(new Set<string>());
  const running = useRef(false);
  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    /** @returns whether the next one may go */
    const sendOne = async ({ id, thread, text, files = [] }: Outgoing): Promise<boolean> => {
      try {
        await http.post(apiAddress('user/threads/{id}', { id: thread }), {
          message: text,
          clientId: id,
          ...(files.length === 0 ? {} : { files: files.map(({ token }) => token) }),
        });
        sent.current.add(id);
        onSent();
        return true;
      } catch (error) {
        const problem = problemOf(error);
        // The rest would overtake one that nobody answered.
        if (problem === null) return false;
        noteProblem(storage, id, problem);
        return true;
      }
    };
    const next = (): Outgoing | undefined =>
      parseOutbox(outboxText(storage)).find(({ id, problem }) => problem === null && !sent.current.has(id));
    try {
      const sendAll = async (): Promise<boolean> => {
        for (let one = next(); one !== undefined; one = next()) if (!(await sendOne(one))) return false;
        return true;
      };
      // What was written as the last one ended goes too.
      while (next() !== undefined && (await oneAtATime(sendAll)));
    } catch (error) {
      report(error, { part: 'messages-outbox' });
    } finally {
      running.current = false;
    }
  }, [http, storage, onSent, report]);
}

function noteProblem(storage: Parameters<typeof changeOutbox>[0], id: string, problem: string | null): void {
  changeOutbox(storage, (before) => before.map((one) => (one.id === id ? { ...one, problem } : one)));
}

/** Tabs send one after the other, so that the order stays. */
function oneAtATime(run: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run();
}
