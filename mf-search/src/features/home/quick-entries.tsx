import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchHref } from '../../lib/use-search-href';
import styles from './home.module.css';

/** Searches many begin with; each is a list as its filters or its order make it. */
const ENTRIES: readonly { label: MessageDescriptor; search: Partial<SearchCriteria> }[] = [
  { label: msg`Najnoviji oglasi`, search: { sort: { field: 'data', order: 'desc' } } },
  { label: msg`Prvo sniženi`, search: { sort: { field: 'scontati', order: 'desc' } } },
  { label: msg`Prvo od vlasnika`, search: { sort: { field: 'privati', order: 'desc' } } },
  { label: msg`Novogradnja`, search: { category: 6 } },
  { label: msg`Zemljišta`, search: { category: 24 } },
  { label: msg`S bazenom`, search: { flags: ['piscina'] } },
  { label: msg`Najam za studente`, search: { contract: 2, flags: ['perStudenti'] } },
];

export function QuickEntries(): ReactElement {
  const { t, i18n } = useLingui();
  const href = useSearchHref();
  return (
    <ul className={styles.quick} aria-label={t`Brzi ulazi`}>
      {ENTRIES.map(({ label, search }) => (
        <li key={label.id}>
          <a href={href({ ...DEFAULT_CRITERIA, ...search })}>{i18n._(label)}</a>
        </li>
      ))}
    </ul>
  );
}
