import { useFormat } from '@kvadrat/remote-kit';
import type { SearchFacets } from '@kvadrat/contracts/api';
import { Button } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState, type ReactElement } from 'react';
import { Tiles } from '../../../components/tiles';
import { placeParameter, withPlace, type FormPlace } from '../../../lib/form-place';

import styles from './filters.module.css';

type Part = SearchFacets['places'][number];

/** Parts one chooses of at a glance; the place box finds the others. */
const SHOWN = 8;

/** Parts of the searched place, several at once; those with most ads first, and all that are chosen. With none of them it is searched whole. */
export const PlaceParts = memo(function PlaceParts({
  parts,
  whole,
  chosen,
  onChange,
}: {
  parts: readonly Part[];
  whole: readonly FormPlace[];
  chosen: readonly FormPlace[];
  onChange: (chosen: readonly FormPlace[]) => void;
}): ReactElement | null {
  const { t } = useLingui();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const parameter = parts[0] === undefined ? undefined : placeParameter(parts[0].level);
  if (parameter === undefined) return null;
  const isChosen = (id: number): boolean => chosen.some((place) => place.id === id);
  const shown = parts.filter(({ id }, index) => all || index < SHOWN || isChosen(id));
  const choose = ({ count: _count, ...part }: Part, on: boolean): void => {
    const left = chosen.filter(({ id }) => id !== part.id);
    const next = on ? withPlace(chosen, { ...part, within: whole.map(({ id }) => id) }) : left;
    onChange(next.length === 0 ? whole : next);
  };
  return (
    <Tiles
      legend={t`Dijelovi mjesta`}
      more={
        shown.length < parts.length && (
          <Button type="button" small className={styles.needsScripts} onClick={() => setAll(true)}>
            <Trans>Svi dijelovi ({format.number(parts.length)})</Trans>
          </Button>
        )
      }
      tiles={shown.map((part) => ({
        name: parameter,
        value: String(part.id),
        label: part.label,
        count: format.number(part.count),
        checked: isChosen(part.id),
        onChange: (on) => choose(part, on),
      }))}
    />
  );
});
