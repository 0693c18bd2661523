import { useAdMark } from '@kvadrat/remote-kit';
import { EyeIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './card.module.css';

/** Says that the visitor has opened the ad before. */
export function SeenNote({ id }: { id: number }): ReactElement | null {
  const [seen] = useAdMark('seen', id);
  return seen ? (
    <span className={styles.seen}>
      <EyeIcon size="xs" />
      <Trans>Pogledano</Trans>
    </span>
  ) : null;
}
