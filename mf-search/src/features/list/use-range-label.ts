import { useFormat } from '@kvadrat/remote-kit';
import type { NumberRange } from '@kvadrat/contracts/search';
import { useLingui } from '@lingui/react/macro';

/** Says a range: `do 250.000 €`, `od 50 m²`, `2 – 4`; nothing for one that is open on both sides. */
export function useRangeLabel(): (range: NumberRange, unit: 'money' | 'area' | 'number' | 'moneyPerArea') => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ min, max }, unit) => {
    const write = (value: number): string =>
      unit === 'moneyPerArea' ? `${format.money(value)}/${format.units.squareMetre}` : format[unit](value);
    if (min !== undefined && max !== undefined) return min === max ? write(min) : `${write(min)} – ${write(max)}`;
    if (min !== undefined) return t`od ${write(min)}`;
    return max === undefined ? '' : t`do ${write(max)}`;
  };
}
