import { useWords } from '@kvadrat/remote-kit';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import { cx, FilterIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactElement, type ReactNode } from 'react';
import { questionsOf } from '../../../lib/category-fields';
import { activeFilters } from '../active-filters';
import { useRangeLabel } from '../use-range-label';
import { PANEL_ID } from './panel-id';
import styles from './filters.module.css';

/** Parts of the panel, by what opens it there. */
export type FilterSection = 'all' | 'offer' | 'place' | 'price' | 'surface' | 'rooms' | 'more';

/** What is set, each a button that opens the panel at its fields. */
export const FilterButtons = memo(function FilterButtons({
  criteria,
  onOpen,
}: {
  criteria: SearchCriteria;
  onOpen: (section: FilterSection) => void;
}): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const range = useRangeLabel();
  const { contract, category, typologies, price, surface, rooms } = criteria;
  const set = activeFilters(criteria).filter(({ kind }) => kind !== 'place').length;
  const [typology] = typologies;
  const isSet = (label: string): boolean => label !== '';
  const button = (section: FilterSection, content: ReactNode, className?: string): ReactElement => (
    <button
      key={section}
      type="button"
      popoverTarget={PANEL_ID}
      popoverTargetAction="show"
      aria-haspopup="dialog"
      data-opens={section}
      className={cx(styles.button, className)}
      onClick={() => onOpen(section)}
    >
      {content}
    </button>
  );
  const setting = (section: FilterSection, name: string, value: string): ReactElement =>
    button(section, isSet(value) ? value : name, cx(styles.setting, isSet(value) && styles.set));
  const kind =
    typology !== undefined && typologies.length === 1 ? word('typologies', typology) : word('categories', category);

  return (
    <div className={styles.buttons}>
      {button(
        'all',
        <>
          <FilterIcon />
          <Trans>Filtri</Trans>
          {set > 0 && <b>{set}</b>}
        </>,
        styles.main,
      )}
      {button(
        'offer',
        `${contract === 2 ? t`Najam` : contract === 14 ? t`Dražba` : t`Kupnja`}, ${kind}`,
        cx(styles.setting, typologies.length > 0 && styles.set),
      )}
      {setting('price', t`Cijena`, range(price, 'money'))}
      {setting('surface', t`Površina`, range(surface, 'area'))}
      {(isSet(range(rooms, 'number')) || questionsOf(contract, category).fields.includes('rooms')) &&
        setting('rooms', t`Sobe`, isSet(range(rooms, 'number')) ? t`Sobe: ${range(rooms, 'number')}` : '')}
      {setting('more', t`Više filtara`, '')}
    </div>
  );
});
