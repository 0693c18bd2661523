import type { AnchorHTMLAttributes, ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './button.module.css';

interface Look {
  /** One primary button per view; everything else is outlined, or plain where it must not weigh. */
  kind?: 'primary' | 'outlined' | 'dark' | 'plain';
  small?: boolean;
  /** As wide as its place. */
  full?: boolean;
}

const lookClass = (
  { kind = 'outlined', small = false, full = false }: Look,
  className: string | undefined,
): string | undefined => cx(styles.button, styles[kind], small && styles.small, full && styles.full, className);

export type ButtonProps = Look & ComponentPropsWithRef<'button'>;

export function Button({ kind, small, full, className, type = 'button', ...rest }: ButtonProps): ReactElement {
  return <button type={type} className={lookClass({ kind, small, full }, className)} {...rest} />;
}

/** A link that looks like a button, for steps that have an address. */
export function ButtonLink({
  kind,
  small,
  full,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-native'?: true }): ReactElement {
  return <a className={lookClass({ kind, small, full }, className)} {...rest} />;
}

/** A square control with an icon only; `label` is its name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: { label: string } & ComponentPropsWithRef<'button'>): ReactElement {
  return <button type={type} aria-label={label} className={cx(styles.icon, className)} {...rest} />;
}
