import { useRemote } from '@kvadrat/remote-kit';
import type { SearchCriteria, Sort } from '@kvadrat/contracts/search';
import { Select } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FILTERS_FORM_ID } from './filters-form-id';
import { useListHref } from './map/on-map';
import styles from './list.module.css';

/** All orders of the specification. */
const CHOICES: readonly Choice[] = [
  ['rilevanza', 'desc', msg`po važnosti`],
  ['data', 'desc', msg`od najnovijih`],
  ['data', 'asc', msg`od najstarijih`],
  ['prezzo', 'asc', msg`od najniže cijene`],
  ['prezzo', 'desc', msg`od najviše cijene`],
  ['prezzoMq', 'asc', msg`od najniže cijene po m²`],
  ['prezzoMq', 'desc', msg`od najviše cijene po m²`],
  ['superficie', 'desc', msg`od najveće površine`],
  ['superficie', 'asc', msg`od najmanje površine`],
  ['locali', 'desc', msg`od najviše soba`],
  ['locali', 'asc', msg`od najmanje soba`],
  ['piano', 'desc', msg`od najvišeg kata`],
  ['piano', 'asc', msg`od najnižeg kata`],
  ['agenzie', 'desc', msg`prvo agencije`],
  ['privati', 'desc', msg`prvo privatni oglašivači`],
  ['scontati', 'desc', msg`prvo sniženi`],
];

/** Offered only while the new sorting is off. */
const AUTOMATIC: Choice = ['automatico', 'desc', msg`automatski`];

type Choice = readonly [field: Sort['field'], order: Sort['order'], label: MessageDescriptor];

const keyOf = (field: string, order: string): string => `${field}-${order}`;

/** Sorts at once; without scripts it goes along when the filters are sent. */
export function SortSelect({ criteria }: { criteria: SearchCriteria }): ReactElement {
  const { t, i18n } = useLingui();
  const { navigate, flags } = useRemote();
  const href = useListHref();
  const choices = flags.newSorting ? CHOICES : [AUTOMATIC, ...CHOICES];
  return (
    <Select
      label={t`Poredaj`}
      name="criterio"
      form={FILTERS_FORM_ID}
      className={styles.sort}
      defaultValue={keyOf(criteria.sort.field, criteria.sort.order)}
      onChange={(event) => {
        const [field, order] = choices.find((choice) => keyOf(choice[0], choice[1]) === event.target.value) ?? [];
        if (field !== undefined && order !== undefined)
          navigate(href({ ...criteria, sort: { field, order }, page: 1 }));
      }}
      options={choices.map(([field, order, label]) => ({ value: keyOf(field, order), label: i18n._(label) }))}
    />
  );
}
