import type { MouseEvent, ReactElement } from 'react';
import { cx } from '../base/cx';
import { Button, type ButtonProps } from './button';
import styles from './busy-button.module.css';

const MARK = { primary: styles.onAccent, dark: styles.onDark, outlined: undefined, plain: undefined } as const;

/**
 * A button for what takes time, such as sending a form. While it is `busy` it keeps its width and
 * its focus, does nothing, and says so to the eye after a second; words for readers
 * belong into a live region of the form.
 */
export function BusyButton({
  busy,
  kind = 'primary',
  className,
  onClick,
  ...rest
}: ButtonProps & { busy: boolean }): ReactElement {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      kind={kind}
      className={cx(busy && styles.busy, busy && MARK[kind], className)}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    />
  );
}
