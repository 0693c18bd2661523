import type { Photo as PhotoData } from '@kvadrat/contracts/api';
import { Photo } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

const SIDE_SIZES = '(min-width: 1200px) 12rem, 34vw';

/** The main photo, and those at its side. @param sizes width of the main one, as `sizes` says it */
export function CardPhotos({
  photos: [main, ...others],
  title,
  sizes,
  eager,
}: {
  photos: readonly PhotoData[];
  title: string;
  sizes: string;
  eager: boolean;
}): ReactElement {
  const { t } = useLingui();
  if (main === undefined)
    return <Photo className={styles.photo} alt={t`Oglas nema slika: ${title}`} sources={[]} sizes="" />;
  return (
    <>
      <Photo className={styles.photo} alt={main.alt} sources={main.sizes} sizes={sizes} eager={eager} />
      {others.map((photo) => (
        <Photo key={photo.sizes[0]?.webp} alt={photo.alt} sources={photo.sizes} sizes={SIDE_SIZES} />
      ))}
    </>
  );
}
