import { useRemote } from '@kvadrat/remote-kit';
import { HideIcon, IconButton } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** Puts an ad away, from lists and maps alike; the host says so and offers the way back. */
export function HideButton({ id, title, onHide }: { id: number; title: string; onHide?: () => void }): ReactElement {
  const { t } = useLingui();
  const { marks } = useRemote();
  return (
    <IconButton
      label={t`Sakrij: ${title}`}
      className={styles.act}
      onClick={() => {
        onHide?.();
        marks.set('hidden', id, true);
      }}
    >
      <HideIcon />
    </IconButton>
  );
}
