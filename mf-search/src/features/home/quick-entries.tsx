import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { BellIcon, BuildingIcon, KeyIcon, SeaIcon, TreeIcon, TrendDownIcon, UserIcon, type IconComponent } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useSearchHref } from '../../lib/use-search-href';
import styles from './home.module.css';

/** Searches many begin with; each is a list as its filters or its order make it. */
const ENTRIES: readonly { Icon: IconComponent; label: MessageDescriptor; search: Partial<SearchCriteria> }[] = [
  { Icon: BellIcon, label: msg`Najnoviji oglasi`, search: { sort: { field: 'data', order: 'desc' } } },
  { Icon: TrendDownIcon, label: msg`Prvo sniženi`, search: { sort: { field: 'scontati', order: 'desc' } } },
  { Icon: KeyIcon, label: msg`Prvo od vlasnika`, search: { sort: { field: 'privati', order: 'desc' } } },
  { Icon: BuildingIcon, label: msg`Novogradnja`, search: { category: 6 } },
  { Icon: TreeIcon, label: msg`Zemljišta`, search: { category: 24 } },
  { Icon: SeaIcon, label: msg`S bazenom`, search: { flags: ['piscina'] } },
  { Icon: UserIcon, label: msg`Najam za studente`, search: { contract: 2, flags: ['perStudenti'] } },
];

export function QuickEntries(): ReactElement {
  const { t, i18n } = useLingui();
  const href = useSearchHref();
  return (
    <ul className={styles.quick} aria-label={t`Brzi ulazi`}>
      {ENTRIES.map(({ Icon, label, search }) => (
        <li key={label.id}>
          <a href={href({ ...DEFAULT_CRITERIA, ...search })}><Icon />{i18n._(label)}</a>
        </li>
      ))}
    </ul>
  );
}
