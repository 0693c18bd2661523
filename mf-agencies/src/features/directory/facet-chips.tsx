import { useFormat, useHref, useWords } from '@kvadrat/remote-kit';
import type { AgencyDirectory } from '@kvadrat/contracts/api';
import { Chip, cx, DownIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLanguageNames } from '../../lib/use-language-names';
import { directoryAddress, type DirectoryAsk } from './directory-address';
import styles from './directory.module.css';

interface Choice {
  key: string;
  label: string;
  count: number;
  /** Whether it is chosen; its link takes it away then. */
  set: boolean;
  /** What is asked for with the choice turned. */
  turned: Partial<DirectoryAsk>;
}

/** What the list can be narrowed to, each with how many are left then. All of them are links. */
export function FacetChips({ ask, directory }: { ask: DirectoryAsk; directory: AgencyDirectory }): ReactElement {
  const { t } = useLingui();
  const word = useWords();
  const languageName = useLanguageNames();
  const { facets } = directory;
  const types = { agency: t`Agencije`, constructor: t`Investitori`, court: t`Sudovi` };
  const offers = { sale: t`Prodaja`, rent: t`Najam` };
  const choices = <K extends 'type' | 'language' | 'offer' | 'kind'>(
    facet: K,
    labelOf: (value: AgencyDirectory['facets'][K][number]['value']) => string,
  ): Choice[] =>
    facets[facet].map(({ value, count }) => ({
      key: value,
      label: labelOf(value),
      count,
      set: ask[facet] === value,
      turned: { [facet]: ask[facet] === value ? null : value },
    }));
  const licensed: Choice = {
    key: 'licensed',
    label: t`U registru HGK`,
    count: facets.licensed,
    set: ask.licensed,
    turned: { licensed: !ask.licensed },
  };
  return (
    <div className={styles.facets} role="group" aria-label={t`Suzite popis`}>
      {[
        ...(facets.licensed > 0 || ask.licensed ? [licensed] : []),
        ...choices('type', (value) => types[value]),
        ...choices('offer', (value) => offers[value]),
      ].map(({ key, ...choice }) => (
        <ChoiceLink key={key} ask={ask} choice={{ key, ...choice }} />
      ))}
      <ChoiceMenu ask={ask} label={t`Jezik`} choices={choices('language', languageName)} />
      <ChoiceMenu ask={ask} label={t`Vrsta`} choices={choices('kind', (value) => word('categoryGroups', value))} />
    </div>
  );
}

function ChoiceLink({ ask, choice }: { ask: DirectoryAsk; choice: Choice }): ReactElement {
  const href = useHref();
  const format = useFormat();
  const { label, count, set, turned } = choice;
  return (
    <Chip
      set={set}
      href={href(directoryAddress({ ...ask, ...turned, page: 1 }))}
      aria-current={set ? 'true' : undefined}
      rel="nofollow"
    >
      {label} <span className={styles.facetCount}>{format.number(count)}</span>
    </Chip>
  );
}

/** Opens by the browser's own means. */
function ChoiceMenu({
  ask,
  label,
  choices,
}: {
  ask: DirectoryAsk;
  label: string;
  choices: readonly Choice[];
}): ReactElement | null {
  if (choices.length === 0) return null;
  const chosen = choices.find(({ set }) => set);
  return (
    <details className={styles.menu}>
      <summary className={cx(chosen !== undefined && styles.menuSet)}>
        {chosen === undefined ? label : `${label}: ${chosen.label}`}
        <DownIcon />
      </summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.key}>
            <ChoiceLink ask={ask} choice={choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}
