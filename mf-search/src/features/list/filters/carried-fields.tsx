import { criteriaParams, DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import type { ReactElement } from 'react';

/** Criteria the form has no field for, so that a form sent without scripts keeps them (O-01). */
export function CarriedFields({ criteria: { placeIds, polygon, circle, mapCenter, zoom } }: { criteria: SearchCriteria }): ReactElement {
  const carried = criteriaParams({ ...DEFAULT_CRITERIA, placeIds, polygon, circle, mapCenter, zoom });
  return (
    <>
      {[...carried].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
