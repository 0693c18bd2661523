import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../base/cx';
import styles from './container.module.css';

/** The page's width with its gutters. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div className={cx(styles.container, className)} {...rest} />;
}
