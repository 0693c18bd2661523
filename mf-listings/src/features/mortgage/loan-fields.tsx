import { useFormat } from '@kvadrat/remote-kit';
import { tidyNumber } from '@kvadrat/contracts/numbers';
import { NumberField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import {
  fitsOf,
  LOAN_FIELD_NAMES,
  LOAN_FIELDS,
  LOAN_LIMITS,
  type LoanField,
  type LoanForm,
  type LoanTrouble,
  type ReadLoan,
} from './loan-form';

const UNITS: Readonly<Record<LoanField, string | null>> = { price: '€', ownFunds: '€', rate: '%', years: null };

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
  };
  const sentence = (field: LoanField, trouble: LoanTrouble): string => {
    const [min, max] = [format.number(LOAN_LIMITS[field].min), format.number(LOAN_LIMITS[field].max)];
    if (trouble === 'more-than-price') return t`Vlastita sredstva moraju biti manja od cijene.`;
    return trouble === 'not-a-number'
      ? t`Upišite broj, na primjer ${field === 'rate' ? format.number(3.5) : min}.`
      : t`Upišite broj od ${min} do ${max}.`;
  };
  return (
    <>
      {LOAN_FIELD_NAMES.map((field) => {
        const trouble = troubles[field];
        const unit = UNITS[field];
        return (
          <NumberField
            key={field}
            label={labels[field]}
            name={LOAN_FIELDS[field]}
            inputMode="decimal"
            suffix={unit ?? undefined}
            value={form[field]}
            tidy={tidyNumber(format.number, fitsOf(field))}
            error={trouble === undefined ? undefined : sentence(field, trouble)}
            onChange={(event) => onChange({ ...form, [field]: event.target.value })}
          />
        );
      })}
    </>
  );
}
