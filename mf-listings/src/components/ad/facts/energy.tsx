import { useWords } from '@kvadrat/remote-kit';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { ENERGY_CLASSES, energyLevelOf } from '@kvadrat/contracts/vocabulary';
import { cx, GRADE_LETTERS } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { adKind } from '../ad-kind';
import styles from './energy.module.css';
import facts from './facts.module.css';

/** The energy class among all classes as letter, colour and word, or why there is none. Land and garages have none to show. */
export function Energy({ listing }: { listing: ListingDetail }): ReactElement | null {
  const word = useWords();
  const { energyClass } = listing;
  const letter = ENERGY_CLASSES[energyClass];
  const level = energyLevelOf(energyClass);
  const kind = adKind(listing);
  if (level === null && (kind === 'land' || kind === 'garage')) return null;
  return (
    <section className={facts.section} aria-labelledby="energija">
      <h2 id="energija">
        <Trans>Energetski razred</Trans>
      </h2>
      {level === null ? (
        <p>
          <NoClass certificate={listing.energyCertificate} />
        </p>
      ) : (
        <>
          <p className={styles.word}>
            <Trans>
              Razred <b>{letter}</b>
            </Trans>
            : {word('energyLevels', level)}
          </p>
          {/* The same as a picture: readers have heard it. */}
          <ol className={styles.scale} aria-hidden="true">
            {GRADE_LETTERS.map((grade, index) => (
              <li key={grade} className={cx(styles.step, styles[`step${index + 1}`], grade === letter && styles.here)}>
                <span>{grade}</span>
                {grade === letter && (
                  <em>
                    <Trans>ovaj oglas</Trans>
                  </em>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function NoClass({ certificate }: { certificate: ListingDetail['energyCertificate'] }): ReactElement {
  if (certificate === 'in-preparation') return <Trans>Energetski certifikat je u izradi.</Trans>;
  return certificate === 'exempt' ? (
    <Trans>Za ovu nekretninu energetski certifikat nije potreban.</Trans>
  ) : (
    <Trans>Oglašivač nije naveo energetski razred.</Trans>
  );
}
