import { useComparedAds, useHref } from '@kvadrat/remote-kit';
import { comparePath } from '@kvadrat/contracts/paths';
import { ButtonLink, CompareIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './list.module.css';

/** The way to what was chosen to be compared, at hand as long as one looks through the list. */
export function CompareEntry(): ReactElement | null {
  const href = useHref();
  const ids = useComparedAds();
  const { length } = ids;
  if (length === 0) return null;
  return (
    <ButtonLink kind="dark" className={styles.compare} href={href(comparePath(ids))}>
      <CompareIcon />
      <Trans>Usporedi ({length})</Trans>
    </ButtonLink>
  );
}
