import { useRemote } from '@kvadrat/remote-kit';
import { TrashIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { DeedButton } from '../deeds/deed-form';
import { FIELDS, type ListDeed } from '../deeds/deed-names';
import { useDeeds } from '../deeds/deeds-context';
import styles from './clear-list.module.css';

/** Empties a list, in two steps; what was on it can be put back at once. */
export function ClearList({
  deed = 'clear',
  words,
  question,
  canUndo = true,
  Icon = TrashIcon,
}: {
  deed?: ListDeed;
  words: ReactNode;
  Icon?: typeof TrashIcon;
  question: ReactNode;
  canUndo?: boolean;
}): ReactElement {
  const { t } = useLingui();
  const { toast } = useRemote();
  const { perform } = useDeeds();
  const offerUndo = (): void => {
    if (canUndo)
      toast('success', t`Popis je ispražnjen.`, {
        label: t`Vrati`,
        run: () => void perform({ [FIELDS.deed]: 'restore' }),
      });
  };
  return (
    <details className={styles.clear}>
      <summary>
        <Icon />
        {words}
      </summary>
      <div className={styles.sheet}>
        <p>{question}</p>
        <DeedButton deed={deed} onTaken={offerUndo}>
          <Trans>Da, isprazni</Trans>
        </DeedButton>
      </div>
    </details>
  );
}
