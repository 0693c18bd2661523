import { useHref } from '@kvadrat/remote-kit';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './case.module.css';

/** Back to the queue. */
export function BackLink(): ReactElement {
  const href = useHref();
  return (
    <a className={styles.back} href={href(STAFF_PATHS.moderation)}>
      ← <Trans>Svi prijavljeni oglasi</Trans>
    </a>
  );
}
