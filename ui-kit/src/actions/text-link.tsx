import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './text-link.module.css';

/** A link inside or beside text. */
export function TextLink({ className, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  return <a className={cx(styles.link, className)} {...rest} />;
}
