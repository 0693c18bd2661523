import { useFormat, useWords } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { ENERGY_LEVEL_KEYS, FLOOR_POSITIONS, HEATINGS, isOneOf } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { FormPlace } from '../../lib/form-place';
import { useOptionLabel, type SearchOption } from '../../lib/use-option-label';
import type { ActiveFilter } from './active-filters';
import type { PointNames } from './areas/point-names';
import { useAreaLabels } from './areas/use-area-labels';
import { usePublishedLabel } from './use-published-label';
import { useRangeLabel } from './use-range-label';

/** Names an active filter where it stands alone: `Cijena: do 250.000 €`. */
export function useFilterLabel(
  criteria: SearchCriteria,
  places: readonly FormPlace[],
  pointNames: PointNames,
): (filter: ActiveFilter) => string {
  const { t } = useLingui();
  const word = useWords();
  const format = useFormat();
  const range = useRangeLabel();
  const optionLabel = useOptionLabel();
  const area = useAreaLabels(pointNames);
  const publishedLabel = usePublishedLabel();

  const option = (chosen: SearchOption): string => {
    const label = optionLabel(chosen);
    if (isOneOf(ENERGY_LEVEL_KEYS, chosen)) return t`Energetski razred: ${label}`;
    if (isOneOf(HEATINGS, chosen)) return t`Grijanje: ${label}`;
    return isOneOf(FLOOR_POSITIONS, chosen) ? t`Kat: ${label}` : label;
  };

  return (filter) => {
    switch (filter.kind) {
      case 'place':
        return (
          (filter.id === null ? places[0] : places.find(({ id }) => id === filter.id))?.label || t`Odabrano mjesto`
        );
      case 'price':
        return t`Cijena: ${range(criteria.price, 'money')}`;
      case 'surface':
        return t`Površina: ${range(criteria.surface, 'area')}`;
      case 'rooms':
        return t`Sobe: ${range(criteria.rooms, 'number')}`;
      case 'bedrooms':
        return t`Spavaće sobe: ${range(criteria.bedrooms, 'number')}`;
      case 'pricePerMetre':
        return t`Cijena po m²: ${range(criteria.pricePerMetre, 'moneyPerArea')}`;
      case 'plot':
        return t`Zemljište: ${range(criteria.plot, 'area')}`;
      case 'floor':
        return t`Kat: ${range(criteria.floor, 'number')}`;
      case 'publishedWithin':
        return publishedLabel(criteria.publishedWithin ?? 0);
      case 'availableBy':
        return t`Useljivo do ${format.date(criteria.availableBy ?? '')}`;
      case 'bathrooms':
        return t`Kupaonice: ${range({ min: criteria.bathrooms ?? undefined }, 'number')}`;
      case 'seaDistanceMax':
        return t`Najviše ${format.number(criteria.seaDistanceMax ?? 0)} m do mora`;
      case 'builtAfter':
        return t`Izgrađeno ${String(criteria.builtAfter ?? '')}. ili kasnije`;
      case 'polygon':
        return criteria.polygons.length > 1 ? t`Nacrtano područje ${filter.index + 1}` : t`Nacrtano područje`;
      case 'viewport':
        return t`Dio karte`;
      case 'travel':
        return area.travel(filter.travel);
      case 'circle':
        return criteria.circle === null ? '' : area.circle(criteria.circle);
      case 'keyword':
        return t`„${criteria.keyword ?? ''}”`;
      case 'typology':
        return word('typologies', filter.typology);
      case 'option':
        return option(filter.option);
    }
  };
}
