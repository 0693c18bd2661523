import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { cx } from '../base/cx';
import { CloseIcon } from '../content/icon';
import styles from './chip.module.css';

export function Chip({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a className={cx(styles.chip, className)} {...rest} />;
}

/** A set value that the link takes away; `label` says so to readers, for example "Ukloni: do 250.000 €". */
export function RemovableChip({ href, label, children }: { href: string; label: string; children: string }): ReactElement {
  return (
    <a className={styles.chip} href={href} aria-label={label}>
      {children}
      <CloseIcon size="xs" className={styles.close} />
    </a>
  );
}
