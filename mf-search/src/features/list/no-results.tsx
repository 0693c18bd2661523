import { useHref } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { ButtonLink, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PATHS } from '@kvadrat/contracts/paths';
import type { ReactElement, ReactNode } from 'react';
import { AdCount } from '../../components/ad-count';
import type { FormPlace } from '../../lib/form-place';
import { activeFilters } from './active-filters';
import type { PointNames } from './areas/point-names';
import { useKeepsMap } from './map/on-map';
import { useFilterLabel } from './use-filter-label';
import type { WayOn } from './ways-on';
import styles from './list.module.css';

/** Nothing found: searches near it that find something, each with how much. */
export function NoResults({
  criteria,
  places,
  pointNames,
  waysOn,
  children,
}: {
  criteria: SearchCriteria;
  places: readonly FormPlace[];
  pointNames: PointNames;
  waysOn: readonly WayOn[];
  /** What else there is to do. */
  children: ReactNode;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const keepsMap = useKeepsMap();
  const labelOf = useFilterLabel(criteria, places, pointNames);
  const filters = activeFilters(criteria);
  const sentence = ({ loosens }: WayOn): string => {
    if ('place' in loosens) {
      const { place } = loosens;
      return t`Šire područje: ${place}`;
    }
    const filter = filters[loosens.filter];
    const label = filter === undefined ? '' : labelOf(filter);
    return t`Bez uvjeta: ${label}`;
  };
  return (
    <EmptyState title={filters.length === 0 ? t`Ovdje još nema oglasa` : t`Ništa ne odgovara svim filtrima`}>
      {waysOn.length > 0 ? (
        <>
          <p>
            <Trans>Popustite jedan uvjet:</Trans>
          </p>
          <ul className={styles.waysOn}>
            {waysOn.map((way) => (
              <li key={way.address}>
                <a href={href(keepsMap(way.address))}>
                  {sentence(way)}
                  <b>
                    <AdCount {...way.count} />
                  </b>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ButtonLink href={href(PATHS.defaultSearch)}>
          <Trans>Prikaži stanove i kuće na prodaju</Trans>
        </ButtonLink>
      )}
      {children}
    </EmptyState>
  );
}
