import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './facts.module.css';

/** Links to an ad's virtual tour and video. They lie with others: each says where it leads, and nothing is loaded from there before. */
export function Tours({
  listing: { virtualTour, video },
}: {
  listing: Pick<ListingDetail, 'virtualTour' | 'video'>;
}): ReactElement | null {
  const { t } = useLingui();
  const links = [
    [t`Virtualni obilazak`, virtualTour],
    [t`Videozapis`, video],
  ] as const;
  if (virtualTour === null && video === null) return null;
  return (
    <section className={styles.section} aria-labelledby="obilazak">
      <h2 id="obilazak">
        <Trans>Obilazak na daljinu</Trans>
      </h2>
      <ul className={styles.documents}>
        {links.map(
          ([name, address]) =>
            address !== null && (
              <li key={address}>
                <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
                  <span>
                    <b>{name}</b>
                    <span className={styles.file}>{hostOf(address)}</span>
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
      <p className={styles.note}>
        <Trans>Otvara se u novoj kartici, na stranicama koje navodi oglašivač.</Trans>
      </p>
    </section>
  );
}

/** Who a visitor is led to, without the `www.` nobody needs to read. */
function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
