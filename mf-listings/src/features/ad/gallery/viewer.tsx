import type { Photo as AdPhoto } from '@kvadrat/contracts/api';
import { CloseIcon, IconButton, LeftIcon, Photo, RightIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import styles from './viewer.module.css';

/** All photos one by one over the whole screen; Escape closes, arrows turn. */
export function Viewer({ photos, start, onClose }: {
  photos: readonly AdPhoto[];
  start: number;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const photo = photos[index];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const turn = (step: number): void => setIndex((index + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={t`Slike`} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p aria-live="polite">{index + 1} / {photos.length}</p>
        <IconButton label={t`Zatvori slike`} onClick={() => dialog.current?.close()}><CloseIcon size="m" /></IconButton>
      </div>
      {photo !== undefined && (
        <Photo key={index} eager className={styles.photo} alt={photo.alt} sources={photo.sizes} sizes="100vw" />
      )}
      {photos.length > 1 && (
        <div className={styles.turn}>
          <IconButton label={t`Prethodna slika`} onClick={() => turn(-1)}><LeftIcon size="m" /></IconButton>
          <IconButton label={t`Sljedeća slika`} onClick={() => turn(1)}><RightIcon size="m" /></IconButton>
        </div>
      )}
    </dialog>
  );
}
