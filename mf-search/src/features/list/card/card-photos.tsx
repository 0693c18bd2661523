import type { ListingCard } from '@kvadrat/contracts/api';
import { Photo } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

const MAIN_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 40vw, 100vw';
const SIDE_SIZES = '(min-width: 1024px) 20rem, 34vw';
/** The strongest tier shows a mosaic of three (R116). */
const MOSAIC = 3;

export function CardPhotos({ listing: { photos, title, visibility }, eager }: { listing: ListingCard; eager: boolean }): ReactElement {
  const { t } = useLingui();
  const isMosaic = visibility === 'supervetrina' && photos.length >= MOSAIC;
  const [main, ...others] = photos;
  if (main === undefined) return <Photo className={styles.photo} alt={t`Oglas nema slika: ${title}`} sources={[]} sizes="" />;
  return (
    <>
      <Photo className={styles.photo} alt={main.alt} sources={main.sizes} sizes={MAIN_SIZES} eager={eager} />
      {isMosaic && others.slice(0, MOSAIC - 1).map((photo) => (
        <Photo key={photo.sizes[0]?.webp} className={styles.sidePhoto} alt={photo.alt} sources={photo.sizes} sizes={SIDE_SIZES} />
      ))}
    </>
  );
}
