import { useFormat } from '@kvadrat/remote-kit';
import { Select, TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { memo, type ReactElement } from 'react';
import type { SearchForm } from '../../../lib/search-form';
import type { ChangeForm } from '../../../lib/use-search-form';
import { usePublishedLabel } from '../use-published-label';
import { isShown } from './option-fields';

interface BoundProps {
  value: number | null;
  change: ChangeForm;
}

const DISTANCES = [100, 300, 500, 1000, 2000];
const YEARS = [2020, 2015, 2010, 2000, 1990, 1970];
const DAYS = [1, 3, 7, 14, 30];
/** What a sentence means by it too: at most a road lies before such houses. */
const FIRST_ROW = 100;

/** One bound each, most chosen of usual ones: days since it was published, metres to the sea, year of building. */
export function BoundFields({ form, change }: { form: SearchForm; change: ChangeForm }): ReactElement {
  return (
    <>
      {isShown(form, 'publishedWithin') && <PublishedWithin value={form.publishedWithin} change={change} />}
      {isShown(form, 'availableBy') && <AvailableBy value={form.availableBy} change={change} />}
      {isShown(form, 'seaDistanceMax') && <SeaDistance value={form.seaDistanceMax} change={change} />}
      {isShown(form, 'builtAfter') && <BuiltAfter value={form.builtAfter} change={change} />}
    </>
  );
}

const SeaDistance = memo(function SeaDistance({ value, change }: BoundProps): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Select
      label={t`Udaljenost od mora`}
      name="seaDistanceMax"
      value={value ?? ''}
      onChange={(event) => change({ seaDistanceMax: readChoice(event.target.value) })}
      options={choices(DISTANCES, value, t`bilo koliko`, (metres) =>
        metres === FIRST_ROW ? t`prvi red do mora (do ${format.number(metres)} m)` : t`do ${format.number(metres)} m`,
      )}
    />
  );
});

const BuiltAfter = memo(function BuiltAfter({ value, change }: BoundProps): ReactElement {
  const { t } = useLingui();
  return (
    <Select
      label={t`Godina gradnje`}
      name="builtAfter"
      value={value ?? ''}
      onChange={(event) => change({ builtAfter: readChoice(event.target.value) })}
      options={choices(YEARS, value, t`bilo kada`, (year) => t`Izgrađeno ${String(year)}. ili kasnije`)}
    />
  );
});

const PublishedWithin = memo(function PublishedWithin({ value, change }: BoundProps): ReactElement {
  const { t } = useLingui();
  const labelOf = usePublishedLabel();
  return (
    <Select
      label={t`Objavljeno`}
      name="publishedWithin"
      value={value ?? ''}
      onChange={(event) => change({ publishedWithin: readChoice(event.target.value) })}
      options={choices(DAYS, value, t`bilo kada`, labelOf)}
    />
  );
});

/** Of rents. Only a whole day is taken over: while it is typed it is none. */
const AvailableBy = memo(function AvailableBy({
  value,
  change,
}: {
  value: string | null;
  change: ChangeForm;
}): ReactElement {
  const { t } = useLingui();
  return (
    <TextField
      type="date"
      label={t`Useljivo najkasnije`}
      name="availableBy"
      value={value ?? ''}
      onChange={(event) => change({ availableBy: event.target.value === '' ? null : event.target.value })}
    />
  );
});

function choices(
  usual: readonly number[],
  chosen: number | null,
  none: string,
  label: (bound: number) => string,
): { value: string; label: string }[] {
  const bounds = chosen === null || usual.includes(chosen) ? usual : [chosen, ...usual];
  return [{ value: '', label: none }, ...bounds.map((bound) => ({ value: String(bound), label: label(bound) }))];
}

function readChoice(value: string): number | null {
  return value === '' ? null : Number(value);
}
