import type { SearchFacets } from '@kvadrat/contracts/api';
import type { PlaceIds, PlaceParameter } from '@kvadrat/contracts/search';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import { useFormat } from '../../../lib/use-format';

type Part = SearchFacets['places'][number];

/** Parts one chooses of at a glance; the place box finds the others. */
const SHOWN = 18;

/** How the address names places of a level (R132). */
const PARAMETERS: Readonly<Partial<Record<Part['level'], PlaceParameter>>> = {
  region: 'idRegione',
  province: 'idProvincia',
  city: 'idComune',
  city_zone: 'idMZona',
  microzone: 'idQuartiere',
};

/** Parts of the searched place, several at once; those with most ads first, and all that are chosen. */
export function PlaceParts({ parts, chosen, onChange }: { parts: readonly Part[]; chosen: PlaceIds; onChange: (chosen: PlaceIds) => void }): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  const parameter = parts[0] === undefined ? undefined : PARAMETERS[parts[0].level];
  if (parameter === undefined) return null;
  const ids = chosen[parameter] ?? [];
  const shown = parts.filter(({ id }, index) => index < SHOWN || ids.includes(id));
  const choose = (id: number, on: boolean): void => {
    const next = on ? [...ids, id] : ids.filter((other) => other !== id);
    onChange(next.length === 0 ? {} : { [parameter]: next });
  };
  return (
    <Tiles
      legend={t`Dijelovi mjesta`}
      tiles={shown.map(({ id, label, count }) => ({ name: parameter, value: String(id), label, count: format.number(count), checked: ids.includes(id), onChange: (on) => choose(id, on) }))}
    />
  );
}
