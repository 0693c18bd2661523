import type { ListingCard } from '@kvadrat/contracts/api';
import { Photo } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';
import { shownPhotos } from './shown-photos';

const MAIN_SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 40vw, 100vw';
const SIDE_SIZES = '(min-width: 1024px) 20rem, 34vw';
export function CardPhotos({ listing, eager }: { listing: ListingCard; eager: boolean }): ReactElement {
  const { t } = useLingui();
  const { title } = listing;
  const [main, ...others] = shownPhotos(listing);
  if (main === undefined) return <Photo className={styles.photo} alt={t`Oglas nema slika: ${title}`} sources={[]} sizes="" />;
  return (
    <>
      <Photo className={styles.photo} alt={main.alt} sources={main.sizes} sizes={MAIN_SIZES} eager={eager} />
      {others.map((photo) => (
        <Photo key={photo.sizes[0]?.webp} className={styles.sidePhoto} alt={photo.alt} sources={photo.sizes} sizes={SIDE_SIZES} />
      ))}
    </>
  );
}
