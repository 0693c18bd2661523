import type { Photo as AdPhoto } from '@kvadrat/contracts/api';
import { Photo } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './viewer.module.css';

/** All photos small, to choose one; the one on stage stays in view. */
export function Thumbnails({
  photos,
  current,
  onChoose,
}: {
  photos: readonly AdPhoto[];
  current: number;
  onChoose: (index: number) => void;
}): ReactElement {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.children[current];
    if (row === null || !(chosen instanceof HTMLElement)) return;
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
  }, [current]);
  return (
    <ul ref={list} className={styles.thumbnails} aria-label={t`Sve slike`}>
      {photos.map((photo, index) => (
        <li key={photo.sizes[0]?.webp ?? index}>
          <button
            type="button"
            aria-label={t`Slika ${index + 1}: ${photo.alt}`}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <Photo className={styles.thumbnail} alt="" sources={photo.sizes.slice(0, 1)} sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
