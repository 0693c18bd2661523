import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { cx, RemovableChip } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { activeFilters } from './active-filters';
import type { PointNames } from './areas/point-names';
import { useListHref } from './map/on-map';
import { useFilterLabel } from './use-filter-label';
import styles from './list.module.css';

/** Each active filter as a link to the list without it (R268). */
export function FilterChips({ criteria, placeLabel, pointNames }: { criteria: SearchCriteria; placeLabel: string; pointNames: PointNames }): ReactElement | null {
  const { t } = useLingui();
  const href = useListHref();
  const labelOf = useFilterLabel(criteria, placeLabel, pointNames);
  const filters = activeFilters(criteria);
  if (filters.length === 0) return null;
  const { contract, category, sort } = criteria;
  return (
    <ul className={styles.active} aria-label={t`Odabrani filtri`}>
      {filters.map((filter, index) => {
        const label = labelOf(filter);
        return (
          <li key={`${label} ${index}`} className={cx(filter.kind === 'place' && styles.placeChip)}>
            <RemovableChip href={href(filter.without)} label={t`Ukloni: ${label}`}>{label}</RemovableChip>
          </li>
        );
      })}
      {filters.length > 1 && (
        <li>
          <a className={styles.reset} href={href({ ...DEFAULT_CRITERIA, contract, category, sort })}>
            <Trans>Obriši sve filtre</Trans>
          </a>
        </li>
      )}
    </ul>
  );
}
