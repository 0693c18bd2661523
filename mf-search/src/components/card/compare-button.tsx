import { useComparedAd, useRemote } from '@kvadrat/remote-kit';
import { CompareIcon, IconButton } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** Puts an ad beside others, or takes it from them. */
export function CompareButton({ id, title }: { id: number; title: string }): ReactElement {
  const { t } = useLingui();
  const { toast } = useRemote();
  const [chosen, choose] = useComparedAd(id);
  return (
    <IconButton
      label={t`Usporedi: ${title}`}
      aria-pressed={chosen}
      className={styles.act}
      onClick={() => {
        if (!choose(!chosen)) toast('info', t`Usporediti možete najviše četiri oglasa. Najprije uklonite jedan.`);
      }}
    >
      <CompareIcon />
    </IconButton>
  );
}
