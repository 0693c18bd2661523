import type { ListingCard } from '@kvadrat/contracts/api';
import { Photo } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CardLayout } from './listing-card';
import styles from './card.module.css';
import { shownPhotos } from './shown-photos';

const ROW_SIZES = '(min-width: 1200px) 19rem, (min-width: 680px) 40vw, 100vw';
const LARGE_SIZES = '(min-width: 1200px) 30rem, 100vw';
const SHELF_SIZES = '(min-width: 1280px) 21rem, (min-width: 640px) 48vw, 84vw';
const SIDE_SIZES = '(min-width: 1200px) 12rem, 34vw';

export function CardPhotos({ listing, layout, eager }: { listing: ListingCard; layout: CardLayout; eager: boolean }): ReactElement {
  const { t } = useLingui();
  const { title, visibility } = listing;
  const isLarge = layout === 'tiers' && (visibility === 'supervetrina' || visibility === 'vetrina');
  const [main, ...others] = shownPhotos(listing);
  if (main === undefined) return <Photo className={styles.photo} alt={t`Oglas nema slika: ${title}`} sources={[]} sizes="" />;
  const sizes = layout === 'shelf' ? SHELF_SIZES : isLarge ? LARGE_SIZES : ROW_SIZES;
  return (
    <>
      <Photo className={styles.photo} alt={main.alt} sources={main.sizes} sizes={sizes} eager={eager} />
      {isLarge && others.map((photo) => (
        <Photo key={photo.sizes[0]?.webp} className={styles.sidePhoto} alt={photo.alt} sources={photo.sizes} sizes={SIDE_SIZES} />
      ))}
    </>
  );
}
