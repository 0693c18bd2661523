import { useEffect, useRef, useState } from 'react';
import { useRemote } from '../remote-services';
import { FileQueue } from './file-queue';
import { sendOne, type TakeFile } from './send-one';

/** A file that somebody has chosen. */
export interface SentFile {
  key: number;
  name: string;
  /** `ready`: it waits for the call that takes it along. */
  state: 'waiting' | 'sending' | 'ready' | 'refused' | 'failed';
  /** Of its bytes, 0 to 1. */
  share: number;
  /** Why it is not taken; empty for one that may be. */
  reason: string;
  /** By which a call takes it along; empty until it has arrived. */
  token: string;
}

export interface Uploads {
  /** Whether this host sends files one by one; else the form sends them. */
  possible: boolean;
  files: readonly SentFile[];
  add: (files: readonly File[]) => void;
  drop: (key: number) => void;
  /** Goes on with a file whose way was cut off. */
  again: (key: number) => void;
  /** Lets go of all: they have been taken along. */
  clear: () => void;
}

interface UploadsOptions {
  /** What they belong to, in reports of failures. */
  part: string;
  /** How many may come, those of the list included that are not refused. */
  room: number;
  /** Why a file is not even sent; empty for one that is. */
  reasonAgainst?: (file: File) => string;
  /** Called with each that has arrived; without it a file waits as `ready`. */
  take?: TakeFile;
}

/** Sends chosen files one after the other: in parts where the host can, and until the page is left. */
export function useUploads({ part, room, reasonAgainst, take }: UploadsOptions): Uploads {
  const { http, report } = useRemote();
  const { upload } = http;
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const last = useRef(0);
  const arrived = useRef(new Map<number, string>());
  const change = (key: number, changed: Partial<SentFile>): void =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...changed } : file)));
  const remove = (key: number): void => setFiles((all) => all.filter((file) => file.key !== key));

  const [queue] = useState(() => new FileQueue());
  const sendIt = (key: number) => async (file: File, signal: AbortSignal) => {
    if (upload === undefined) return;
    change(key, { state: 'sending' });
    const token = arrived.current.get(key) ?? '';
    const onProgress = (share: number): void => change(key, { share });
    const outcome = await sendOne(upload, take, { file, token, signal, onProgress });
    switch (outcome.state) {
      case 'stopped':
        return;
      case 'taken':
        queue.drop(key);
        remove(key);
        return;
      case 'failed':
        report(outcome.error, { part });
        arrived.current.set(key, outcome.token);
        change(key, { state: 'failed' });
        return;
      default:
        change(key, outcome);
    }
  };
  useEffect(() => () => queue.dropAll(), [queue]);

  return {
    possible: upload !== undefined,
    files,
    add(chosen) {
      const free = room - files.filter(({ state }) => state !== 'refused').length;
      const added = chosen.map((file, index): SentFile => {
        const key = ++last.current;
        const reason = index >= free ? 'too-many' : (reasonAgainst?.(file) ?? '');
        return { key, name: file.name, state: reason === '' ? 'waiting' : 'refused', share: 0, reason, token: '' };
      });
      setFiles((all) => [...all, ...added]);
      for (const [index, file] of chosen.entries()) {
        const { key = 0, state } = added[index] ?? {};
        if (state === 'waiting') queue.add(key, file, sendIt(key));
      }
    },
    drop(key) {
      queue.drop(key);
      remove(key);
    },
    again(key) {
      change(key, { state: 'waiting' });
      queue.again(key, sendIt(key));
    },
    clear() {
      queue.dropAll();
      setFiles([]);
    },
  };
}
