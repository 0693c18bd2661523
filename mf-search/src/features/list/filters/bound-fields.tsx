import { Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { SearchForm } from '../../../lib/search-form';
import { useFormat } from '../../../lib/use-format';
import { isShown } from './option-fields';

const DISTANCES = [100, 300, 500, 1000, 2000];
const YEARS = [2020, 2015, 2010, 2000, 1990, 1970];

/** One bound each, chosen of usual ones: metres to the sea, year of building. */
export function BoundFields({ form, change }: { form: SearchForm; change: (part: Partial<SearchForm>) => void }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const choices = (usual: readonly number[], chosen: number | null, none: string, label: (bound: number) => string): { value: string; label: string }[] => {
    const bounds = chosen === null || usual.includes(chosen) ? usual : [chosen, ...usual];
    return [{ value: '', label: none }, ...bounds.map((bound) => ({ value: String(bound), label: label(bound) }))];
  };
  const read = (value: string): number | null => (value === '' ? null : Number(value));
  return (
    <>
      {isShown(form, 'seaDistanceMax') && (
        <Select
          label={t`Udaljenost od mora`}
          name="seaDistanceMax"
          value={form.seaDistanceMax ?? ''}
          onChange={(event) => change({ seaDistanceMax: read(event.target.value) })}
          options={choices(DISTANCES, form.seaDistanceMax, t`bilo koliko`, (metres) => t`do ${format.number(metres)} m`)}
        />
      )}
      {isShown(form, 'builtAfter') && (
        <Select
          label={t`Godina gradnje`}
          name="builtAfter"
          value={form.builtAfter ?? ''}
          onChange={(event) => change({ builtAfter: read(event.target.value) })}
          options={choices(YEARS, form.builtAfter, t`bilo kada`, (year) => t`Izgrađeno ${String(year)}. ili kasnije`)}
        />
      )}
    </>
  );
}
