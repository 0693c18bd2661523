import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import { OWN_AD_LIMITS } from '@kvadrat/contracts/forms';
import { useEffect, useRef, useState } from 'react';
import type { OwnPhoto } from './photo-order';

export interface UploadedFile {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'refused' | 'failed';
  /** Of its bytes, 0 to 1. */
  share: number;
  /** Why it is not taken. */
  reason: string;
}

export interface Uploads {
  /** Whether files can be sent one by one; else the form sends them. */
  possible: boolean;
  files: readonly UploadedFile[];
  add: (files: readonly File[]) => void;
  drop: (key: number) => void;
  /** Sends a file again whose way was cut off. */
  again: (key: number) => void;
}

/** Sends files one after the other, and hangs each as soon as it is there. */
export function useUploads(draft: OwnAd, show: (photos: readonly OwnPhoto[]) => void, count: number): Uploads {
  const { http, locale, report } = useRemote();
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const waiting = useRef<{ key: number; file: File; stop: AbortController }[]>([]);
  const kept = useRef(new Map<number, File>());
  const isRunning = useRef(false);
  const last = useRef(0);
  const { upload } = http;

  const change = (key: number, changed: Partial<UploadedFile> | null): void =>
    setFiles((all) =>
      all.flatMap((file) => (file.key !== key ? [file] : changed === null ? [] : [{ ...file, ...changed }])),
    );

  async function sendOne({ key, file, stop }: { key: number; file: File; stop: AbortController }): Promise<void> {
    if (upload === undefined || stop.signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const { token } = await upload<{ token: string }>(apiAddress('own-ads/uploads'), file, {
        signal: stop.signal,
        headers: { 'x-file-name': encodeURIComponent(file.name.slice(0, 80)) },
        onProgress: (share) => change(key, { share }),
      });
      const { photos, refused } = await http.post(apiAddress('own-ads/draft/photos', { veza: draft.link, locale }), {
        uploads: [token],
      });
      show(photos);
      const [problem] = refused;
      change(key, problem === undefined ? null : { state: 'refused', reason: problem.reason });
      if (problem === undefined) kept.current.delete(key);
    } catch (error) {
      if (isAppError(error) && error.code === 'abort') return;
      const reason = tooLarge(error) ? 'too-large' : '';
      change(key, reason === '' ? { state: 'failed', share: 0 } : { state: 'refused', reason });
      if (reason === '') report(error, { part: 'own-photo-upload' });
    }
  }

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) await sendOne(next);
    isRunning.current = false;
  }

  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const queue = (key: number, file: File): void => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    waiting.current.push({ key, file, stop });
    void run();
  };

  return {
    possible: upload !== undefined,
    files,
    add(added) {
      const room = Math.max(0, OWN_AD_LIMITS.photos - count - files.length);
      const entries = added.map((file, index) => {
        const key = ++last.current;
        kept.current.set(key, file);
        return {
          file,
          entry: {
            key,
            name: file.name,
            share: 0,
            state: index < room ? ('waiting' as const) : ('refused' as const),
            reason: 'too-many',
          },
        };
      });
      setFiles((all) => [...all, ...entries.map(({ entry }) => entry)]);
      for (const { file, entry } of entries) if (entry.state === 'waiting') queue(entry.key, file);
    },
    drop(key) {
      stops.current.get(key)?.abort();
      kept.current.delete(key);
      change(key, null);
    },
    again(key) {
      const file = kept.current.get(key);
      if (file === undefined) return;
      change(key, { state: 'waiting', share: 0 });
      queue(key, file);
    },
  };
}

function tooLarge(error: unknown): boolean {
  return isAppError(error) && error.status === 413;
}
