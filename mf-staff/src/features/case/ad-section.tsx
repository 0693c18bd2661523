import { useHref } from '@kvadrat/remote-kit';
import type { ModerationCase } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { StateBadge } from '../../components/words';
import { CaseSection } from './case-section';
import styles from './case.module.css';

/** What the ad says, as whoever judges it has to read it. */
export function AdSection({ found: { id, ad, state, description, photos } }: { found: ModerationCase }): ReactElement {
  const href = useHref();
  return (
    <CaseSection title={<Trans>Oglas {id}</Trans>}>
      <p className={styles.facts}>
        <StateBadge state={state} />
        {ad !== null && (
          <>
            <span>
              <Trans>Oglašivač</Trans>: {ad.advertiser}
            </span>
            <span>{ad.email ?? <Trans>bez adrese e-pošte</Trans>}</span>
            <span>{ad.reference}</span>
          </>
        )}
      </p>
      {ad !== null && (state === 'active' || state === 'sold') && (
        <p>
          <a href={href(ad.path)}>
            <Trans>Otvori oglas</Trans>
          </a>
        </p>
      )}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ src, alt }) => (
            <img key={src} src={src} alt={alt} loading="lazy" width={144} height={96} />
          ))}
        </div>
      )}
      {description !== '' && <p className={styles.quote}>{description}</p>}
    </CaseSection>
  );
}
