import type { Photo as AdPhoto } from '@kvadrat/contracts/api';
import { Button, CameraIcon, cx, Photo, useHydrated } from '@kvadrat/ui-kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { Viewer } from './viewer';
import styles from './gallery.module.css';

const MAIN_SIZES = '(min-width: 768px) 50vw, 100vw';
const TILE_SIZES = '(min-width: 768px) 25vw, 100vw';
/** How many photos the mosaic of wide screens holds; narrow screens have them all in a row. */
const TILES = 5;

/**
 * Photos of an ad. Each is a link to its file, which is all there is without scripts; with them
 * it opens the viewer.
 */
export function Gallery({ photos, title }: { photos: readonly AdPhoto[]; title: string }): ReactElement {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) {
    return <Photo className={styles.placeholder} alt={t`Oglas nema slika: ${title}`} sources={[]} sizes="" />;
  }
  const open = (event: MouseEvent, index: number): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <div className={styles.gallery}>
      <ul className={cx(styles.tiles, styles[`of${Math.min(photos.length, TILES)}`])} aria-label={t`Slike`}>
        {photos.map((photo, index) => (
          <li key={photo.sizes[0]?.webp ?? index}>
            <a href={photo.sizes.at(-1)?.webp} onClick={(event) => open(event, index)}>
              <Photo className={styles.photo} alt={photo.alt} sources={photo.sizes} sizes={index === 0 ? MAIN_SIZES : TILE_SIZES} eager={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {hydrated && photos.length > 1 && (
        <Button small className={styles.all} onClick={() => setShown(0)}>
          <CameraIcon />
          <Plural value={photos.length} one="# slika" few="# slike" other="# slika" />
        </Button>
      )}
      {shown !== null && <Viewer photos={photos} start={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
