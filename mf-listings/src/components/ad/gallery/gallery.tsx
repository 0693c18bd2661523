import { useTrack } from '@kvadrat/remote-kit';
import type { Photo as AdPhoto } from '@kvadrat/contracts/api';
import { Button, CameraIcon, cx, Photo, PlanIcon, useHydrated } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent, type ReactElement, type UIEvent } from 'react';
import { Viewer } from './viewer';
import styles from './gallery.module.css';

const MAIN_SIZES = '(min-width: 1440px) 684px, (min-width: 768px) 50vw, 100vw';
const TILE_SIZES = '(min-width: 1440px) 340px, (min-width: 768px) 25vw, 100vw';
/** How many photos the mosaic of wide screens holds; narrow screens have them all in a row. */
const TILES = 5;

/**
 * Photos of an ad. Each is a link to its file, which is all there is without scripts; with them
 * it opens the viewer.
 * @param plans which of the photos are floor plans
 */
export function Gallery({
  id,
  photos,
  plans,
  title,
}: {
  /** The ad whose photos they are. */
  id: number;
  photos: readonly AdPhoto[];
  plans: readonly number[];
  title: string;
}): ReactElement {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const track = useTrack();
  const [shown, setShown] = useState<number | null>(null);
  const [swiped, setSwiped] = useState(0);
  if (photos.length === 0) {
    return <Photo className={styles.placeholder} alt={t`Oglas nema slika: ${title}`} sources={[]} sizes="" />;
  }
  const [firstPlan] = plans;
  const show = (index: number): void => {
    track('Gallery Opened', { listing_id: id });
    setShown(index);
  };
  const open = (event: MouseEvent, index: number): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(index);
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void =>
    setSwiped(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  return (
    <div className={styles.gallery}>
      <ul
        className={cx(styles.tiles, styles[`of${Math.min(photos.length, TILES)}`])}
        aria-label={t`Slike`}
        onScroll={onScroll}
      >
        {photos.map((photo, index) => (
          <li key={photo.sizes[0]?.webp ?? index}>
            <a href={photo.sizes.at(-1)?.webp} data-native onClick={(event) => open(event, index)}>
              <Photo
                className={cx(styles.photo, plans.includes(index) && styles.plan)}
                alt={photo.alt}
                sources={photo.sizes}
                sizes={index === 0 ? MAIN_SIZES : TILE_SIZES}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <span className={styles.position} aria-hidden="true">
        {Math.min(swiped + 1, photos.length)} / {photos.length}
      </span>
      {hydrated && (photos.length > 1 || firstPlan !== undefined) && (
        <div className={styles.buttons}>
          <Button small onClick={() => show(0)}>
            <CameraIcon />
            <Plural value={photos.length} one="# slika" few="# slike" other="# slika" />
          </Button>
          {firstPlan !== undefined && (
            <Button small onClick={() => show(firstPlan)}>
              <PlanIcon />
              <Trans>Tlocrt</Trans>
            </Button>
          )}
        </div>
      )}
      {shown !== null && <Viewer photos={photos} start={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
