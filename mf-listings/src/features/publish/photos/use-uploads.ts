import type { OwnAd } from '@kvadrat/contracts/api';
import { OWN_AD_LIMITS } from '@kvadrat/contracts/forms';
import { useRef, useState } from 'react';
import type { OwnPhoto } from './photo-order';
import { useQueue } from './use-queue';
import { useSendPhoto } from './use-send-photo';

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
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const kept = useRef(new Map<number, File>());
  const last = useRef(0);
  const send = useSendPhoto(draft, show);
  const change = (key: number, changed: Partial<UploadedFile> | null): void =>
    setFiles((all) =>
      all.flatMap((file) => (file.key !== key ? [file] : changed === null ? [] : [{ ...file, ...changed }])),
    );
  const queue = useQueue(async ({ key, file, stop }) => {
    if (send === null || stop.signal.aborted) return;
    change(key, { state: 'sending' });
    const outcome = await send(file, stop.signal, (share) => change(key, { share }));
    if (outcome === 'stopped') return;
    change(key, outcome);
    if (outcome === null) kept.current.delete(key);
  });

  return {
    possible: send !== null,
    files,
    add(added) {
      const coming = files.filter(({ state }) => state === 'waiting' || state === 'sending').length;
      const room = Math.max(0, OWN_AD_LIMITS.photos - count - coming);
      const entries = added.map((file, index) => {
        const key = ++last.current;
        kept.current.set(key, file);
        return { file, entry: newEntry(key, file, index < room) };
      });
      setFiles((all) => [...all, ...entries.map(({ entry }) => entry)]);
      for (const { file, entry } of entries) if (entry.state === 'waiting') queue.add(entry.key, file);
    },
    drop(key) {
      queue.stop(key);
      kept.current.delete(key);
      change(key, null);
    },
    again(key) {
      const file = kept.current.get(key);
      if (file === undefined) return;
      change(key, { state: 'waiting', share: 0 });
      queue.add(key, file);
    },
  };
}

function newEntry(key: number, { name }: File, hasRoom: boolean): UploadedFile {
  return { key, name, share: 0, state: hasRoom ? 'waiting' : 'refused', reason: 'too-many' };
}
