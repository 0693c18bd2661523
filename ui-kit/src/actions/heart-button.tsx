import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import { IconButton } from './button';
import { HeartFilledIcon, HeartIcon } from '../content/icon';
import styles from './heart-button.module.css';

/** Keeps something, or lets it go. Not shown where scripts are off: it could do nothing. */
export function HeartButton({
  label,
  pressed,
  onToggle,
  className,
}: {
  /** The name in both states; the state is said by `aria-pressed`. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
  className?: string | undefined;
}): ReactElement {
  return (
    <IconButton label={label} aria-pressed={pressed} onClick={onToggle} className={cx(styles.heart, className)}>
      {pressed ? <HeartFilledIcon size="m" /> : <HeartIcon size="m" />}
    </IconButton>
  );
}
