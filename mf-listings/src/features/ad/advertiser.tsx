import type { ListingDetail } from '@kvadrat/contracts/api';
import { Notice, PhoneIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './ad.module.css';

/** Where the short cut of narrow screens leads. */
export const CONTACT_ID = 'kontakt';

/** Who offers, and how to reach them. A sold ad has no contact data (R103). */
export function Advertiser({ listing: { advertiser, status } }: { listing: ListingDetail }): ReactElement {
  const { t } = useLingui();
  const { name, type, licence, phone, website } = advertiser;
  return (
    <aside id={CONTACT_ID} className={styles.contact} aria-label={t`Oglašivač`}>
      <div>
        <h2>{name}</h2>
        <p className={styles.quiet}>{type === 'agenzia' ? <Trans>Agencija za nekretnine</Trans> : <Trans>Privatni oglas</Trans>}</p>
        {licence !== null && <p className={styles.quiet}><Trans>Broj licencije: {licence}</Trans></p>}
      </div>
      {status === 'sold' ? (
        <Notice><Trans>Nekretnina više nije u ponudi, pa kontakt nije dostupan.</Trans></Notice>
      ) : (
        <>
          {phone !== null && (
            <details className={styles.phone}>
              <summary><PhoneIcon /><Trans>Prikaži telefon</Trans></summary>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </details>
          )}
          {website !== null && (
            <a className={styles.website} href={website} rel="noopener nofollow"><Trans>Stranice oglašivača</Trans></a>
          )}
          <p className={styles.safety}><Trans>Ne plaćajte predujam prije razgleda.</Trans></p>
        </>
      )}
    </aside>
  );
}
