import { tidyNumber } from '@kvadrat/contracts/numbers';
import { NumberField, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { BuyingFields } from './buying-fields';
import { fitsOf, LOAN_FIELDS, type LoanField, type LoanForm, type ReadLoan } from './loan-form';
import styles from './mortgage.module.css';
import { useLoanNumber } from './use-loan-number';
import { useLoanTexts } from './use-loan-texts';

const UNITS: Readonly<Partial<Record<LoanField, string>>> = {
  price: '€',
  ownFunds: '€',
  rate: '%',
  laterRate: '%',
  early: '€',
  commission: '%',
};
const BASIC: readonly LoanField[] = ['price', 'ownFunds', 'rate'];
const TERM: readonly LoanField[] = ['years', 'months'];
const CHANGES: readonly LoanField[] = ['fixedYears', 'laterRate', 'early', 'earlyYears'];

export function LoanFields({
  form,
  troubles,
  onChange,
}: {
  form: LoanForm;
  troubles: ReadLoan['troubles'];
  onChange: (form: LoanForm) => void;
}): ReactElement {
  const { t } = useLingui();
  const number = useLoanNumber();
  const { labels, sentence } = useLoanTexts();
  const inputs = (fields: readonly LoanField[]): ReactElement[] =>
    fields.map((field) => {
      const trouble = troubles[field];
      return (
        <NumberField
          key={field}
          label={labels[field]}
          name={LOAN_FIELDS[field]}
          inputMode="decimal"
          suffix={UNITS[field]}
          value={form[field]}
          tidy={tidyNumber(number, fitsOf(field))}
          error={trouble === undefined ? undefined : sentence(field, trouble)}
          onChange={(event) => onChange({ ...form, [field]: event.target.value })}
        />
      );
    });
  const changes = CHANGES.some((field) => form[field].trim() !== '');
  return (
    <>
      {inputs(BASIC)}
      <div className={styles.pair}>{inputs(TERM)}</div>
      <details className={styles.more} open={changes}>
        <summary>
          <Trans>Promjenjiva kamata i prijevremena otplata</Trans>
        </summary>
        <div className={styles.inner}>
          {inputs(CHANGES)}
          <Select
            label={t`Uplata smanjuje`}
            name="skracuje"
            value={form.shortens === 'term' ? 'rok' : ''}
            onChange={({ target }) => onChange({ ...form, shortens: target.value === 'rok' ? 'term' : 'payment' })}
            options={[
              { value: '', label: t`ratu` },
              { value: 'rok', label: t`rok otplate` },
            ]}
          />
        </div>
      </details>
      <BuyingFields form={form} onChange={onChange}>
        {inputs(['commission'])}
      </BuyingFields>
    </>
  );
}
