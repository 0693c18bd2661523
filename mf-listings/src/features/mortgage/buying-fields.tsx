import { Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { type LoanForm, SELLER_WORDS } from './loan-form';
import styles from './mortgage.module.css';
import { SELLERS } from './purchase-costs';

/** Who sells, and the fields that costs of buying further depend on; open where something is filled in. */
export function BuyingFields({
  form,
  onChange,
  children,
}: {
  form: LoanForm;
  onChange: (form: LoanForm) => void;
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  return (
    <details className={styles.more} open={form.seller !== 'unknown' || form.commission.trim() !== ''}>
      <summary>
        <Trans>Troškovi kupnje</Trans>
      </summary>
      <div className={styles.inner}>
        <Select
          label={t`Tko prodaje`}
          name="prodaje"
          value={SELLER_WORDS[form.seller]}
          onChange={({ target }) =>
            onChange({
              ...form,
              seller: SELLERS.find((seller) => SELLER_WORDS[seller] === target.value) ?? 'unknown',
            })
          }
          options={[
            { value: SELLER_WORDS.unknown, label: t`Ne znam` },
            { value: SELLER_WORDS.vat, label: t`Investitor u sustavu PDV-a, prva prodaja` },
            { value: SELLER_WORDS.other, label: t`Privatna osoba ili rabljena nekretnina` },
          ]}
        />
        {children}
      </div>
    </details>
  );
}
