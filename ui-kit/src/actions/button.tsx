import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './button.module.css';

interface Look {
  /** One primary button per view; everything else is outlined. */
  kind?: 'primary' | 'outlined';
  small?: boolean;
}

const lookClass = (kind: Look['kind'] = 'outlined', small = false, className?: string): string | undefined =>
  cx(styles.button, styles[kind], small && styles.small, className);

export function Button({ kind, small, className, type = 'button', ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>): ReactElement {
  return <button type={type} className={lookClass(kind, small, className)} {...rest} />;
}

export function ButtonLink({ kind, small, className, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-native'?: true }): ReactElement {
  return <a className={lookClass(kind, small, className)} {...rest} />;
}

/** A square control with an icon only; `label` is its name. */
export function IconButton({ label, className, type = 'button', ...rest }: { label: string } & ButtonHTMLAttributes<HTMLButtonElement>): ReactElement {
  return <button type={type} aria-label={label} className={cx(styles.icon, className)} {...rest} />;
}
