import type { OwnAd } from '@kvadrat/contracts/api';

export type OwnPhoto = OwnAd['photos'][number];

/** What somebody does with one photo. */
const PHOTO_DEEDS = ['first', 'up', 'down', 'delete'] as const;
export type PhotoDeed = (typeof PHOTO_DEEDS)[number];

/** Value of the button that does something with one photo. */
export function photoDeed(deed: PhotoDeed, id: number): string {
  return `${deed}-${id}`;
}

/** Reads the value of such a button; null for any other. */
export function readPhotoDeed(value: string | undefined): { deed: PhotoDeed; id: number } | null {
  const [, word, id] = /^([a-z]+)-(\d{1,9})$/.exec(value ?? '') ?? [];
  const deed = PHOTO_DEEDS.find((known) => known === word);
  return deed === undefined || id === undefined ? null : { deed, id: Number(id) };
}

/** The photos as they are once that is done. */
export function afterDeed<P extends { id: number }>(photos: readonly P[], deed: PhotoDeed, id: number): P[] {
  const at = photos.findIndex((photo) => photo.id === id);
  const moved = photos[at];
  if (moved === undefined) return [...photos];
  const others = photos.filter((photo) => photo.id !== id);
  if (deed === 'delete') return others;
  const to = deed === 'first' ? 0 : Math.min(Math.max(0, deed === 'up' ? at - 1 : at + 1), others.length);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** The photos with one of them where another one is. */
export function movedTo<P extends { id: number }>(photos: readonly P[], id: number, target: number): P[] {
  const moved = photos.find((photo) => photo.id === id);
  const to = photos.findIndex((photo) => photo.id === target);
  if (moved === undefined || to < 0) return [...photos];
  const others = photos.filter((photo) => photo.id !== id);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
