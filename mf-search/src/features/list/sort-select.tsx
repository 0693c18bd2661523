import { useRemote } from '@kvadrat/build/remote';
import { searchUrl, type SearchCriteria, type Sort } from '@kvadrat/contracts/search';
import { Select } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useHref } from '../../lib/use-href';
import { FILTERS_FORM_ID } from './filters/filters';
import styles from './list.module.css';

const CHOICES = [
  { sort: { field: 'rilevanza', order: 'desc' }, label: msg`po važnosti` },
  { sort: { field: 'data', order: 'desc' }, label: msg`od najnovijih` },
  { sort: { field: 'prezzo', order: 'asc' }, label: msg`od najniže cijene` },
  { sort: { field: 'prezzo', order: 'desc' }, label: msg`od najviše cijene` },
] as const;

const keyOf = ({ field, order }: Sort): string => `${field}-${order}`;

/** Sorts at once; without scripts it goes along when the filters are sent. */
export function SortSelect({ criteria }: { criteria: SearchCriteria }): ReactElement {
  const { t, i18n } = useLingui();
  const { navigate } = useRemote();
  const href = useHref();
  return (
    <Select
      label={t`Poredaj`}
      name="criterio"
      form={FILTERS_FORM_ID}
      className={styles.sort}
      defaultValue={keyOf(criteria.sort)}
      onChange={(event) => {
        const choice = CHOICES.find(({ sort }) => keyOf(sort) === event.target.value);
        if (choice !== undefined) navigate(href(searchUrl({ ...criteria, sort: choice.sort, page: 1 })));
      }}
      options={CHOICES.map(({ sort, label }) => ({ value: keyOf(sort), label: i18n._(label) }))}
    />
  );
}
