import { useRemote } from '@kvadrat/remote-kit';
import { apiAddress, type OwnAd } from '@kvadrat/contracts/api';
import { useRef, useState } from 'react';
import { afterDeed, movedTo, type OwnPhoto, type PhotoDeed } from './photo-order';

export interface Photos {
  photos: readonly OwnPhoto[];
  failed: boolean;
  show: (photos: readonly OwnPhoto[]) => void;
  onDeed: (deed: PhotoDeed, id: number) => void;
  onRoom: (id: number, room: string) => void;
  onDragOver: (id: number, target: number) => void;
  /** Saves the order that dragging has made. */
  onDrop: () => void;
}

/** Photos as they are seen; each change is saved at once, one after the other. */
export function usePhotos(draft: OwnAd): Photos {
  const { http, locale, report } = useRemote();
  const [photos, setPhotos] = useState<readonly OwnPhoto[]>(draft.photos);
  const [failed, setFailed] = useState(false);
  const shown = useRef(photos);
  const saved = useRef(photos);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: readonly OwnPhoto[]): void => {
    shown.current = next;
    setPhotos(next);
  };
  const save = (): void => {
    running.current = running.current.then(async () => {
      const wanted = shown.current;
      if (wanted === saved.current) return;
      try {
        await http.put(apiAddress('own-ads/draft/photos', { veza: draft.link, locale }), {
          photos: wanted.map(({ id, room }) => ({ id, room })),
        });
        saved.current = wanted;
        setFailed(false);
      } catch (error) {
        report(error, { part: 'own-photos' });
        setFailed(true);
      }
    });
  };
  const change = (next: readonly OwnPhoto[]): void => {
    show(next);
    save();
  };
  return {
    photos,
    failed,
    show: (next) => {
      saved.current = next;
      show(next);
    },
    onDeed: (deed, id) => change(afterDeed(shown.current, deed, id)),
    onRoom: (id, room) =>
      change(shown.current.map((photo) => (photo.id === id ? { ...photo, room: roomOf(room) } : photo))),
    onDragOver: (id, target) => show(movedTo(shown.current, id, target)),
    onDrop: save,
  };
}

/** The words of the list are those of the server. */
function roomOf(word: string): OwnPhoto['room'] {
  return word === '' ? null : (word as OwnPhoto['room']);
}
