import type { NumberRange, SearchCriteria } from '@kvadrat/contracts/search';
import { useLingui } from '@lingui/react/macro';
import { OPTION_LABELS } from '../../lib/search-option-labels';
import { TYPOLOGY_LABELS } from '../../lib/typology-labels';
import { useFormat } from '../../lib/use-format';
import type { ActiveFilter } from './active-filters';

/** Names an active filter: `Cijena: do 250.000 €`. */
export function useFilterLabel(criteria: SearchCriteria, placeLabel: string): (filter: ActiveFilter) => string {
  const { t, i18n } = useLingui();
  const format = useFormat();

  const range = ({ min, max }: NumberRange, write: (value: number) => string): string => {
    if (min !== undefined && max !== undefined) return min === max ? write(min) : `${write(min)} – ${write(max)}`;
    if (min !== undefined) return t`od ${write(min)}`;
    return max === undefined ? '' : t`do ${write(max)}`;
  };

  return (filter) => {
    switch (filter.kind) {
      case 'place':
        return placeLabel === '' ? t`Odabrano mjesto` : placeLabel;
      case 'places':
        return t`Odabrani dijelovi mjesta`;
      case 'price':
        return t`Cijena: ${range(criteria.price, format.money)}`;
      case 'surface':
        return t`Površina: ${range(criteria.surface, format.area)}`;
      case 'rooms':
        return t`Sobe: ${range(criteria.rooms, format.number)}`;
      case 'bedrooms':
        return t`Spavaće sobe: ${range(criteria.bedrooms, format.number)}`;
      case 'bathrooms':
        return t`Kupaonice: ${range({ min: criteria.bathrooms ?? undefined }, format.number)}`;
      case 'polygon':
        return t`Nacrtano područje`;
      case 'circle':
        return t`Krug na karti`;
      case 'keyword':
        return t`„${criteria.keyword ?? ''}”`;
      case 'typology':
        return i18n._(TYPOLOGY_LABELS[filter.typology]);
      case 'option':
        return i18n._(OPTION_LABELS[filter.option]);
    }
  };
}
