import { useFormat } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';
import { LOAN_LIMITS, type LoanField, type LoanTrouble } from './loan-form';

interface LoanTexts {
  labels: Readonly<Record<LoanField, string>>;
  /** What is wrong with a field, and what would be right. */
  sentence: (field: LoanField, trouble: LoanTrouble) => string;
}

/** Words of the form's fields. */
export function useLoanTexts(): LoanTexts {
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
  return { labels, sentence };
}
