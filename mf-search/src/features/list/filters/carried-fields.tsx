import { criteriaParams, DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import type { ReactElement } from 'react';

/** Criteria the form has no field for, so that a form sent without scripts keeps them (O-01). */
export function CarriedFields({ criteria: { polygons, circle, viewport, travel, mapCenter, zoom } }: { criteria: SearchCriteria }): ReactElement {
  const carried = criteriaParams({ ...DEFAULT_CRITERIA, polygons, circle, viewport, travel, mapCenter, zoom });
  return (
    <>
      {[...carried].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
