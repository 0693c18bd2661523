import { FormMessage } from '@kvadrat/remote-kit/form';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedButton } from './deed-form';
import type { ListDeed } from './deed-names';
import styles from './done-note.module.css';
import { useDeedTexts } from './use-deed-texts';

const CAN_BE_UNDONE: ReadonlySet<ListDeed> = new Set(['remove', 'clear']);

/** Says what was just done where no script could, with the way to undo it. */
export function DoneNote({ done }: { done: ListDeed | null }): ReactElement | null {
  const { done: words } = useDeedTexts();
  if (done === null || words[done] === undefined) return null;
  return (
    <div className={styles.note}>
      <FormMessage tone="good">{words[done]}</FormMessage>
      {CAN_BE_UNDONE.has(done) && (
        <DeedButton deed="restore">
          <Trans>Vrati</Trans>
        </DeedButton>
      )}
    </div>
  );
}
