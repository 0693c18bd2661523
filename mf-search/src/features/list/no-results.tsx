import type { SearchCriteria } from '@kvadrat/contracts/search';
import { ButtonLink, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PATHS } from '@kvadrat/contracts/paths';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import { useSearchHref } from '../../lib/use-search-href';
import { activeFilters } from './active-filters';
import { useFilterLabel } from './use-filter-label';
import styles from './list.module.css';

/** Nothing found: each filter in turn can be let go of. */
export function NoResults({ criteria, placeLabel }: { criteria: SearchCriteria; placeLabel: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const searchHref = useSearchHref();
  const labelOf = useFilterLabel(criteria, placeLabel);
  const filters = activeFilters(criteria);
  if (filters.length === 0) {
    return (
      <EmptyState title={t`Ovdje još nema oglasa`}>
        <ButtonLink href={href(PATHS.defaultSearch)}><Trans>Prikaži stanove i kuće na prodaju</Trans></ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`Ništa ne odgovara svim filtrima`}>
      <p><Trans>Popustite jedan uvjet:</Trans></p>
      <ul className={styles.waysOn}>
        {filters.map((filter) => {
          const label = labelOf(filter);
          return (
            <li key={label}>
              <a href={searchHref(filter.without)}><Trans>Bez uvjeta: {label}</Trans></a>
            </li>
          );
        })}
      </ul>
    </EmptyState>
  );
}
