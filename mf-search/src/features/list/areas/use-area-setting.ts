import type { SearchCriteria } from '@kvadrat/contracts/search';
import { useState } from 'react';
import { isEmpty, withAreas, type Areas } from './areas';
import { journeysOf, peopleOf, type Person } from './people';
import { useAreaDraft, type AreaDraft } from './use-area-draft';
import { useAreaPaint, type AreaPaint } from './use-area-paint';

export interface AreaSetting {
  draft: AreaDraft;
  people: Person[];
  setPeople: (people: Person[]) => void;
  /** What is drawn and the journeys of which enough is known. */
  areas: Areas;
  paint: AreaPaint;
  /** Whether the search stays in its place as well. */
  keepPlace: boolean;
  setKeepPlace: (keep: boolean) => void;
  /** The search within the areas. */
  next: SearchCriteria;
  clear: () => void;
}

/** Where to look, as set so far; it begins with what the search has. */
export function useAreaSetting(criteria: SearchCriteria): AreaSetting {
  const draft = useAreaDraft({ polygons: criteria.polygons, circle: criteria.circle });
  const [people, setPeople] = useState<Person[]>(() => peopleOf(criteria.travel));
  const areas = { ...draft.shapes, travel: journeysOf(people) };
  const paint = useAreaPaint(areas);
  const [keepPlace, setKeepPlace] = useState(!isEmpty(criteria));
  return {
    draft,
    people,
    setPeople,
    areas,
    paint,
    keepPlace,
    setKeepPlace,
    next: withAreas(criteria, areas, keepPlace),
    clear: () => {
      draft.change({ polygons: [], circle: null });
      setPeople(peopleOf([]));
    },
  };
}
