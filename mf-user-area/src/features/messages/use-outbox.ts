import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newMessageId } from './message-id';
import { problemOf, readOutbox, writeOutbox, type Outgoing } from './outbox';

const LOCK = 'kvadrat:messages-outbox';
const CHANGED = 'messages-outbox';
/** After a try that nobody answered. */
const AGAIN_MS = 8000;

export interface Outbox {
  /** Of the conversation that is shown, the oldest first. */
  waiting: readonly Outgoing[];
  send: (text: string) => void;
  again: (id: string) => void;
  drop: (id: string) => void;
}

/**
 * Sends messages one after the other in their order, by whichever tab; what finds no connection waits in the browser's store and goes
 * when there is one. A message stays until the conversation has it.
 * @param arrived ids of the reader's own messages that stand in the conversation
 */
export function useOutbox(thread: number, arrived: ReadonlySet<string>, onSent: () => void): Outbox {
  const { http, storage, report } = useRemote();
  const [all, setAll] = useState<readonly Outgoing[]>([]);
  const sent = useRef(new Set<string>());
  const running = useRef(false);
  const show = useCallback(() => setAll(readOutbox(storage)), [storage]);

  const change = useCallback(
    (make: (before: Outgoing[]) => Outgoing[]) => {
      writeOutbox(storage, make(readOutbox(storage)));
      show();
    },
    [storage, show],
  );

  const flush = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      await oneAtATime(async () => {
        for (;;) {
          const next = readOutbox(storage).find(({ id, problem }) => problem === null && !sent.current.has(id));
          if (next === undefined) return;
          try {
            await http.post(apiAddress('user/threads/{id}', { id: next.thread }), {
              message: next.text,
              clientId: next.id,
            });
            sent.current.add(next.id);
            onSent();
          } catch (error) {
            const problem = problemOf(error);
            // The rest would overtake it.
            if (problem === null) return;
            change((before) => before.map((one) => (one.id === next.id ? { ...one, problem } : one)));
          }
        }
      });
    } catch (error) {
      report(error, { part: 'messages-outbox' });
    } finally {
      running.current = false;
    }
  }, [http, storage, change, onSent, report]);

  useEffect(() => {
    show();
    void flush();
    const go = (): void => void flush();
    const timer = setInterval(go, AGAIN_MS);
    const hear = ({ key }: StorageEvent): void => {
      if (key?.endsWith(`:${CHANGED}`) === true) show();
    };
    window.addEventListener('online', go);
    window.addEventListener('storage', hear);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', go);
      window.removeEventListener('storage', hear);
    };
  }, [flush, show]);

  useEffect(() => {
    if (readOutbox(storage).some(({ id }) => arrived.has(id)))
      change((before) => before.filter(({ id }) => !arrived.has(id)));
  }, [arrived, storage, change]);

  return useMemo<Outbox>(
    () => ({
      waiting: all.filter((one) => one.thread === thread && !arrived.has(one.id)),
      send(text) {
        const message = { id: newMessageId(), thread, text, at: new Date().toISOString(), problem: null };
        change((before) => [...before, message]);
        void flush();
      },
      again(id) {
        change((before) => before.map((one) => (one.id === id ? { ...one, problem: null } : one)));
        void flush();
      },
      drop: (id) => change((before) => before.filter((one) => one.id !== id)),
    }),
    [all, arrived, thread, change, flush],
  );
}

/** Tabs send one after the other, so that the order stays. */
function oneAtATime(run: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run();
}
