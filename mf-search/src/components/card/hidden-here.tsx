import { useAdMarks, useRemote } from '@kvadrat/remote-kit';
import { Button } from '@kvadrat/ui-kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** How many of these ads the visitor has put away. Counts of lists and filters hold them still: they say what is on offer. */
export function HiddenHere({ ids }: { ids: readonly number[] }): ReactElement | null {
  const { marks } = useRemote();
  const { hidden } = useAdMarks();
  const here = ids.filter((id) => hidden.has(id));
  if (here.length === 0) return null;
  const showAll = (): void => {
    for (const id of here) marks.set('hidden', id, false);
  };
  return (
    <p className={styles.hiddenRow}>
      <span>
        <Plural
          value={here.length}
          one="Na ovoj ste stranici skrili # oglas. Ukupan broj i dalje ga ubraja."
          few="Na ovoj ste stranici skrili # oglasa. Ukupan broj i dalje ih ubraja."
          other="Na ovoj ste stranici skrili # oglasa. Ukupan broj i dalje ih ubraja."
        />
      </span>
      <Button kind="plain" small onClick={showAll}>
        <Trans>Vrati sve</Trans>
      </Button>
    </p>
  );
}
