import { useHref, useRemote } from '@kvadrat/remote-kit';
import { isOneOf } from '@kvadrat/contracts/vocabulary';
import { Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { directoryAddress, FIELD, SORTS, type DirectoryAsk } from './directory-address';
import { DIRECTORY_FORM_ID } from './form-id';
import styles from './directory.module.css';

/** Sorts at once; without scripts the order goes along when the form is sent. */
export function SortSelect({ ask }: { ask: DirectoryAsk }): ReactElement {
  const { t } = useLingui();
  const { navigate } = useRemote();
  const href = useHref();
  const options = [
    ...(ask.name === '' ? [] : [{ value: '', label: t`po sličnosti imena` }]),
    { value: ask.name === '' ? '' : 'ads', label: t`po broju oglasa` },
    { value: 'name', label: t`po abecedi` },
  ];
  return (
    <Select
      label={t`Poredaj`}
      name={FIELD.sort}
      form={DIRECTORY_FORM_ID}
      className={styles.sort}
      defaultValue={options.some(({ value }) => value === ask.sort) ? (ask.sort ?? '') : ''}
      options={options}
      onChange={({ target: { value } }) =>
        navigate(href(directoryAddress({ ...ask, sort: isOneOf(SORTS, value) ? value : null, page: 1 })))
      }
    />
  );
}
