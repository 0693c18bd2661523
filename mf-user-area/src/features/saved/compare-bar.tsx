import { useComparedAds, useHref } from '@kvadrat/remote-kit';
import { COMPARED_ADS_MAX } from '@kvadrat/contracts/constants';
import { comparePath } from '@kvadrat/contracts/paths';
import { ButtonLink, CompareIcon, Photo } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ShownAd } from '../../components/ads/shown-ad';
import styles from './saved.module.css';

/** What was chosen to be compared, at hand as long as one looks through the list. */
export function CompareBar({ ads }: { ads: readonly ShownAd[] }): ReactElement | null {
  const { t } = useLingui();
  const href = useHref();
  const ids = useComparedAds();
  const { length } = ids;
  if (length === 0) return null;
  return (
    <section className={styles.compare} aria-label={t`Usporedba`}>
      <ul aria-hidden="true">
        {ids.map((id) => (
          <li key={id}>
            <Photo alt="" sizes="3.5rem" sources={ads.find((ad) => ad.id === id)?.listing?.photos[0]?.sizes ?? []} />
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Odabrano {length} od {COMPARED_ADS_MAX}
        </Trans>
      </p>
      <ButtonLink kind="primary" small href={href(comparePath(ids))}>
        <CompareIcon />
        <Trans>Usporedi</Trans>
      </ButtonLink>
    </section>
  );
}
