import { useRemote } from '@kvadrat/remote-kit';
import type { SearchableContract } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './offer-tabs.module.css';

/** Sale or rent, and auctions while those are offered; radio buttons that look like tabs. */
export function OfferTabs({
  value,
  onChange,
}: {
  value: SearchableContract;
  onChange: (contract: SearchableContract) => void;
}): ReactElement {
  const { t } = useLingui();
  const { flags } = useRemote();
  const offers: readonly { contract: SearchableContract; label: string }[] = [
    { contract: 1, label: t`Kupnja` },
    { contract: 2, label: t`Najam` },
    ...(flags.auctions ? [{ contract: 14, label: t`Dražba` } as const] : []),
  ];
  return (
    <fieldset className={styles.offers} aria-label={t`Vrsta ponude`}>
      {offers.map(({ contract, label }) => (
        <label key={contract}>
          <input
            type="radio"
            name="idContratto"
            value={contract}
            checked={contract === value}
            onChange={() => onChange(contract)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
