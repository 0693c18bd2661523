import type { Valuation } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';

type Reason = Valuation['reasons'][number]['reason'];

/** What a difference in price is put down to. */
export function useReasonTexts(): Readonly<Record<Reason, string>> {
  const { t } = useLingui();
  return {
    place: t`položaj`,
    surface: t`površina`,
    floor: t`kat`,
    lift: t`dizalo`,
    year: t`godina gradnje`,
    condition: t`stanje`,
    energy: t`energetski razred`,
    sea: t`blizina mora`,
    view: t`pogled`,
    parking: t`parkiranje`,
    extras: t`dodatna oprema`,
  };
}
