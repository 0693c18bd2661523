import type { ListingDetail } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FactList } from './fact-list';
import styles from './facts.module.css';

/** What the papers say, as the advertiser states it. */
export function Legal({
  listing: { tenure, titleClear, usePermit, legalized },
}: {
  listing: ListingDetail;
}): ReactElement | null {
  const { t } = useLingui();
  return (
    <FactList
      id="dokumenti"
      title={t`Vlasništvo i dozvole`}
      facts={[
        [
          t`Nudi se`,
          tenure === null ? null : tenure === 'share' ? (
            <Trans>suvlasnički udio, ne cijela nekretnina</Trans>
          ) : (
            <Trans>zakup, pravo građenja ili drugo pravo na određeno vrijeme</Trans>
          ),
        ],
        [
          t`Vlasništvo`,
          titleClear === null ? null : titleClear ? (
            <Trans>1/1, bez tereta</Trans>
          ) : (
            <Trans>više vlasnika ili teret</Trans>
          ),
        ],
        [
          t`Uporabna dozvola`,
          usePermit === null ? null : usePermit ? <Trans>postoji</Trans> : <Trans>ne postoji</Trans>,
        ],
        [
          t`Legalizacija`,
          legalized === null ? null : legalized ? <Trans>provedena</Trans> : <Trans>nije provedena</Trans>,
        ],
      ]}
    >
      <p className={styles.note}>
        <Trans>Navodi oglašivača. Prije kupnje ih provjerite u zemljišnoj knjizi i katastru.</Trans>
      </p>
    </FactList>
  );
}
