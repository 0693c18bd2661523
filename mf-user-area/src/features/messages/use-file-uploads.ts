import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { TALK_FILE_BYTES, TALK_FILES_MAX } from '@kvadrat/contracts/forms';
import { useRef, useState } from 'react';

/** A file that waits for its message. */
interface WaitingFile {
  key: number;
  name: string;
  state: 'sending' | 'ready' | 'refused' | 'failed';
  /** Of its bytes, 0 to 1. */
  share: number;
  /** Why it is not taken; empty for one that may be. */
  reason: string;
  /** By which the message takes it along; empty until it has arrived. */
  token: string;
}

export interface FileUploads {
  /** Whether this browser sends files one by one; else the form sends them. */
  possible: boolean;
  files: readonly WaitingFile[];
  add: (files: readonly File[]) => void;
  drop: (key: number) => void;
  /** Sends a file again whose way was cut off. */
  again: (key: number) => void;
  /** The message has them. */
  clear: () => void;
}

/** Sends chosen files one after the other, while their message is still being written. */
export function useFileUploads(): FileUploads {
  const { http, report } = useRemote();
  const { upload } = http;
  const [files, setFiles] = useState<readonly WaitingFile[]>([]);
  const kept = useRef(new Map<number, { file: File; stop: AbortController }>());
  const last = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: number, changed: Partial<WaitingFile>): void =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...changed } : file)));

  const send = async (key: number): Promise<void> => {
    const one = kept.current.get(key);
    if (one === undefined || upload === undefined) return;
    try {
      const { token } = await upload<{ token: string }>(apiAddress('own-ads/uploads'), one.file, {
        signal: one.stop.signal,
        headers: { 'x-file-name': encodeURIComponent([...one.file.name].slice(-80).join('')) },
        onProgress: (share) => change(key, { share }),
      });
      change(key, { state: 'ready', token });
    } catch (error) {
      if (isAppError(error) && error.code === 'abort') return;
      if (isAppError(error) && error.status === 413) change(key, { state: 'refused', reason: 'too-large' });
      else {
        report(error, { part: 'messages-file' });
        change(key, { state: 'failed' });
      }
    }
  };
  const go = (key: number): void => {
    queue.current = queue.current.then(() => send(key));
  };
  const forget = (key: number): void => {
    kept.current.get(key)?.stop.abort();
    kept.current.delete(key);
  };
  return {
    possible: upload !== undefined,
    files,
    add(chosen) {
      const room = TALK_FILES_MAX - files.filter(({ state }) => state !== 'refused').length;
      const added = chosen.map((file, index): WaitingFile => {
        const key = ++last.current;
        const reason =
          index >= room ? 'too-many' : file.size > TALK_FILE_BYTES ? 'too-large' : file.size === 0 ? 'empty' : '';
        if (reason === '') kept.current.set(key, { file, stop: new AbortController() });
        return { key, name: file.name, state: reason === '' ? 'sending' : 'refused', share: 0, reason, token: '' };
      });
      setFiles((all) => [...all, ...added]);
      for (const { key, state } of added) if (state === 'sending') go(key);
    },
    drop(key) {
      forget(key);
      setFiles((all) => all.filter((file) => file.key !== key));
    },
    again(key) {
      change(key, { state: 'sending', share: 0 });
      go(key);
    },
    clear() {
      for (const { key } of files) forget(key);
      setFiles([]);
    },
  };
}
