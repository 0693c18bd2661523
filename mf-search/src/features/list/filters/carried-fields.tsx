import { MAP_SCREEN } from '@kvadrat/contracts/paths';
import { criteriaParams, DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { useContext, type ReactElement } from 'react';
import { OnMap } from '../map/on-map';

/** Criteria the form has no field for, so that a form sent without scripts keeps them. */
export function CarriedFields({
  criteria: { polygons, circle, viewport, travel, mapCenter, zoom },
}: {
  criteria: SearchCriteria;
}): ReactElement {
  const carried = criteriaParams({ ...DEFAULT_CRITERIA, polygons, circle, viewport, travel, mapCenter, zoom });
  // What is filtered over the map of a phone is shown on it, also where the form is sent before its code is there.
  const onMap = useContext(OnMap);
  return (
    <>
      {onMap && <input type="hidden" name={MAP_SCREEN} value="1" />}
      {[...carried].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
