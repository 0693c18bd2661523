import type { AnchorHTMLAttributes, ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './button.module.css';

interface Look {
  /** One primary button per view; everything else is outlined, or plain where it must not weigh. */
  kind?: 'primary' | 'outlined' | 'dark' | 'plain';
  small?: boolean;
  /** As wide as its place. */
  full?: boolean;
}

const lookClass = ({ kind = 'outlined', small = false, full = false }: Look, className: string | undefined, busy = false): string | undefined =>
  cx(styles.button, styles[kind], small && styles.small, full && styles.full, busy && styles.busy, className);

/**
 * @param props `busy`: what it does is under way. It keeps its width and its focus, does nothing
 *   (R206), and says so to the eye after a second (R211); pass the words for readers as content of a
 *   live region, not of the button.
 */
export function Button({ kind, small, full, busy = false, className, type = 'button', onClick, ...rest }: Look & { busy?: boolean } & ComponentPropsWithRef<'button'>): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={lookClass({ kind, small, full }, className, busy)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    />
  );
}

/** A link that looks like a button, for steps that have an address. */
export function ButtonLink({ kind, small, full, className, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-native'?: true }): ReactElement {
  return <a className={lookClass({ kind, small, full }, className)} {...rest} />;
}

/** A square control with an icon only; `label` is its name. */
export function IconButton({ label, className, type = 'button', ...rest }: { label: string } & ComponentPropsWithRef<'button'>): ReactElement {
  return <button type={type} aria-label={label} className={cx(styles.icon, className)} {...rest} />;
}
