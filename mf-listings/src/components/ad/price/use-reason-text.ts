import type { PriceNote } from '@kvadrat/contracts/api';
import { useLingui } from '@lingui/react/macro';

type Reason = PriceNote['reasons'][number]['reason'];

/** What a price differs by, in words. */
export function useReasonText(): (reason: Reason) => string {
  const { t } = useLingui();
  return (reason) => {
    switch (reason) {
      case 'place':
        return t`Dio mjesta`;
      case 'surface':
        return t`Veličina`;
      case 'floor':
        return t`Kat`;
      case 'lift':
        return t`Lift`;
      case 'year':
        return t`Godina gradnje`;
      case 'condition':
        return t`Stanje`;
      case 'energy':
        return t`Energetski razred`;
      case 'sea':
        return t`Udaljenost od mora`;
      case 'view':
        return t`Pogled`;
      case 'parking':
        return t`Parkiranje`;
      case 'extras':
        return t`Oprema`;
    }
  };
}
