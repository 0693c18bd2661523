import { criteriaParams, DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import type { ReactElement } from 'react';

/** Criteria the form has no field for, so that a form sent without scripts keeps them (O-01). */
export function CarriedFields({ criteria }: { criteria: SearchCriteria }): ReactElement {
  const { price, surface, rooms, typologies, keyword, sort, page } = DEFAULT_CRITERIA;
  const carried = criteriaParams({ ...criteria, price, surface, rooms, typologies, keyword, sort, page });
  return (
    <>
      {[...carried].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
