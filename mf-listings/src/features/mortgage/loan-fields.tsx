import { useFormat } from '@kvadrat/remote-kit';
import { tidyNumber } from '@kvadrat/contracts/numbers';
import { NumberField, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import {
  fitsOf,
  LOAN_FIELDS,
  LOAN_LIMITS,
  type LoanField,
  type LoanForm,
  type LoanTrouble,
  type ReadLoan,
  SELLER_WORDS,
} from './loan-form';
import styles from './mortgage.module.css';
import { SELLERS } from './purchase-costs';

const UNITS: Readonly<Partial<Record<LoanField, string>>> = {
  price: '€',
  ownFunds: '€',
  rate: '%',
  laterRate: '%',
  early: '€',
  commission: '%',
};
const BASIC: readonly LoanField[] = ['price', 'ownFunds', 'rate', 'years', 'months'];
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
  const format = useFormat();
  const labels: Readonly<Record<LoanField, string>> = {
    price: t`Cijena nekretnine`,
    ownFunds: t`Vlastita sredstva`,
    rate: t`Godišnja kamata`,
    years: t`Rok otplate, godina`,
    months: t`i mjeseci`,
    fixedYears: t`Kamata je fiksna, godina`,
    laterRate: t`Kamata nakon toga`,
    early: t`Jednokratna uplata`,
    earlyYears: t`Uplata nakon godina`,
    commission: t`Provizija agencije, bez PDV-a`,
  };
  const sentence = (field: LoanField, trouble: LoanTrouble): string => {
    const [min, max] = [format.number(LOAN_LIMITS[field].min), format.number(LOAN_LIMITS[field].max)];
    if (trouble === 'more-than-price') return t`Vlastita sredstva moraju biti manja od cijene.`;
    if (trouble === 'no-term') return t`Upišite rok od najmanje jednog mjeseca.`;
    if (trouble === 'too-late') return t`Mora biti prije kraja otplate.`;
    if (trouble === 'missing') return t`Upišite i ovaj podatak, ili ispraznite prethodni.`;
    return trouble === 'not-a-number'
      ? t`Upišite broj, na primjer ${field === 'rate' || field === 'laterRate' ? format.number(3.5) : min}.`
      : t`Upišite broj od ${min} do ${max}.`;
  };
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
          tidy={tidyNumber(format.number, fitsOf(field))}
          error={trouble === undefined ? undefined : sentence(field, trouble)}
          onChange={(event) => onChange({ ...form, [field]: event.target.value })}
        />
      );
    });
  const changes = CHANGES.some((field) => form[field].trim() !== '');
  return (
    <>
      {inputs(BASIC)}
      <details className={styles.more} open={changes}>
        <summary>
          <Trans>Promjenjiva kamata i prijevremena otplata</Trans>
        </summary>
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
      </details>
      <details className={styles.more} open={form.seller !== 'unknown' || form.commission.trim() !== ''}>
        <summary>
          <Trans>Troškovi kupnje</Trans>
        </summary>
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
        {inputs(['commission'])}
      </details>
    </>
  );
}
