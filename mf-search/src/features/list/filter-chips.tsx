import type { SearchCriteria } from '@kvadrat/contracts/search';
import { cx, RemovableChip } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { FormPlace } from '../../lib/form-place';
import { activeFilters, clearedSearch } from './active-filters';
import type { PointNames } from './areas/point-names';
import { useListHref } from './map/on-map';
import { useFilterLabel } from './use-filter-label';
import styles from './list.module.css';

/** Each active filter as a link to the list without it. */
export function FilterChips({
  criteria,
  places,
  pointNames,
}: {
  criteria: SearchCriteria;
  places: readonly FormPlace[];
  pointNames: PointNames;
}): ReactElement | null {
  const { t } = useLingui();
  const href = useListHref();
  const labelOf = useFilterLabel(criteria, places, pointNames);
  const filters = activeFilters(criteria);
  if (filters.length === 0) return null;
  const ofPlaces = filters.filter(({ kind }) => kind === 'place').length;
  const isOnlyPlace = ofPlaces === 1;
  return (
    <ul className={styles.active} aria-label={t`Odabrani filtri`}>
      {filters.map((filter, index) => {
        const label = labelOf(filter);
        return (
          <li key={`${label} ${index}`} className={cx(isOnlyPlace && filter.kind === 'place' && styles.placeChip)}>
            <RemovableChip href={href(filter.without)} label={t`Ukloni: ${label}`}>
              {label}
            </RemovableChip>
          </li>
        );
      })}
      {filters.length - ofPlaces > 1 && (
        <li>
          <a className={styles.reset} href={href(clearedSearch(criteria))}>
            <Trans>Obriši sve filtre</Trans>
          </a>
        </li>
      )}
    </ul>
  );
}
