import type { Photo as AdPhoto } from '@kvadrat/contracts/api';
import { CloseIcon, IconButton, LeftIcon, Photo, RightIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { useLayer } from '@kvadrat/remote-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Thumbnails } from './thumbnails';
import { useSwipe } from './use-swipe';
import styles from './viewer.module.css';

/**
 * All photos one by one over the whole screen, in a native dialog: Escape closes it and the focus
 * goes back to where it was; on a phone Back does. Arrows, Home and End turn, and so does a finger.
 */
export function Viewer({
  photos,
  start,
  onClose,
}: {
  photos: readonly AdPhoto[];
  start: number;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const photo = photos[index];
  const count = photos.length;

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  useLayer(true, () => dialog.current?.close());

  const turn = (step: number): void => setIndex((index + step + count) % count);
  const swipe = useSwipe(turn);
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    setIndex(target);
  };

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={t`Slike`} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p className={styles.caption} aria-hidden="true">
          <b>
            {index + 1} / {count}
          </b>{' '}
          {photo?.alt}
        </p>
        <VisuallyHidden role="status">
          <Trans>
            Slika {index + 1} od {count}: {photo?.alt}
          </Trans>
        </VisuallyHidden>
        <IconButton className={styles.control} label={t`Zatvori slike`} onClick={() => dialog.current?.close()}>
          <CloseIcon size="m" />
        </IconButton>
      </div>
      <div className={styles.stage} {...swipe}>
        {photo !== undefined && (
          <>
            {/* The smallest is there at once; the large one comes over it. */}
            <Photo
              key={`small ${index}`}
              eager
              className={styles.small}
              alt=""
              sources={photo.sizes.slice(0, 1)}
              sizes="80px"
            />
            <Photo key={index} eager className={styles.photo} alt={photo.alt} sources={photo.sizes} sizes="100vw" />
          </>
        )}
        {count > 1 && (
          <>
            <IconButton className={styles.previous} label={t`Prethodna slika`} onClick={() => turn(-1)}>
              <LeftIcon size="m" />
            </IconButton>
            <IconButton className={styles.next} label={t`Sljedeća slika`} onClick={() => turn(1)}>
              <RightIcon size="m" />
            </IconButton>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails photos={photos} current={index} onChoose={setIndex} />}
    </dialog>
  );
}
