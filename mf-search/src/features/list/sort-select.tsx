import { useRemote } from '@kvadrat/build/remote';
import type { SearchCriteria, Sort } from '@kvadrat/contracts/search';
import { Select } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchHref } from '../../lib/use-search-href';
import { FILTERS_FORM_ID } from './filters/filters';
import styles from './list.module.css';

interface Choice {
  sort: Sort;
  label: MessageDescriptor;
}

/** All orders of the specification (R138–R148). */
const CHOICES: readonly Choice[] = [
  { sort: { field: 'rilevanza', order: 'desc' }, label: msg`po važnosti` },
  { sort: { field: 'data', order: 'desc' }, label: msg`od najnovijih` },
  { sort: { field: 'data', order: 'asc' }, label: msg`od najstarijih` },
  { sort: { field: 'prezzo', order: 'asc' }, label: msg`od najniže cijene` },
  { sort: { field: 'prezzo', order: 'desc' }, label: msg`od najviše cijene` },
  { sort: { field: 'prezzoMq', order: 'asc' }, label: msg`od najniže cijene po m²` },
  { sort: { field: 'prezzoMq', order: 'desc' }, label: msg`od najviše cijene po m²` },
  { sort: { field: 'superficie', order: 'desc' }, label: msg`od najveće površine` },
  { sort: { field: 'superficie', order: 'asc' }, label: msg`od najmanje površine` },
  { sort: { field: 'locali', order: 'desc' }, label: msg`od najviše soba` },
  { sort: { field: 'locali', order: 'asc' }, label: msg`od najmanje soba` },
  { sort: { field: 'piano', order: 'desc' }, label: msg`od najvišeg kata` },
  { sort: { field: 'piano', order: 'asc' }, label: msg`od najnižeg kata` },
  { sort: { field: 'agenzie', order: 'desc' }, label: msg`prvo agencije` },
  { sort: { field: 'privati', order: 'desc' }, label: msg`prvo privatni oglašivači` },
  { sort: { field: 'scontati', order: 'desc' }, label: msg`prvo sniženi` },
];

/** Offered only while the new sorting is off (R149). */
const AUTOMATIC: Choice = { sort: { field: 'automatico', order: 'desc' }, label: msg`automatski` };

const keyOf = ({ field, order }: Sort): string => `${field}-${order}`;

/** Sorts at once; without scripts it goes along when the filters are sent. */
export function SortSelect({ criteria }: { criteria: SearchCriteria }): ReactElement {
  const { t, i18n } = useLingui();
  const { navigate, flags } = useRemote();
  const href = useSearchHref();
  const choices = flags.newSorting ? CHOICES : [AUTOMATIC, ...CHOICES];
  return (
    <Select
      label={t`Poredaj`}
      name="criterio"
      form={FILTERS_FORM_ID}
      className={styles.sort}
      defaultValue={keyOf(criteria.sort)}
      onChange={(event) => {
        const choice = choices.find(({ sort }) => keyOf(sort) === event.target.value);
        if (choice !== undefined) navigate(href({ ...criteria, sort: choice.sort, page: 1 }));
      }}
      options={choices.map(({ sort, label }) => ({ value: keyOf(sort), label: i18n._(label) }))}
    />
  );
}
