import type { AnchorHTMLAttributes, ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../base/cx';
import { CloseIcon } from '../content/icon';
import styles from './chip.module.css';

interface Look {
  /** A value is chosen behind it. */
  set?: boolean;
}

/** A short link, for example to a narrower list. */
export function Chip({
  set = false,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a className={cx(styles.chip, set && styles.set, className)} {...rest} />;
}

/** A chip that opens or switches something here. */
export function ChipButton({
  set = false,
  className,
  type = 'button',
  ...rest
}: Look & ComponentPropsWithRef<'button'>): ReactElement {
  return <button type={type} className={cx(styles.chip, set && styles.set, className)} {...rest} />;
}

/** A set value that the link takes away; `label` says so to readers, for example "Ukloni: do 250.000 €". */
export function RemovableChip({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: string;
}): ReactElement {
  return (
    <a className={cx(styles.chip, styles.removable)} href={href} aria-label={label}>
      {children}
      <CloseIcon size="xs" className={styles.close} />
    </a>
  );
}
