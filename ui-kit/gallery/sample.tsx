import type { ReactElement, ReactNode } from 'react';
import { cx } from '../src';
import type { GalleryTexts } from './texts/gallery-texts';
import styles from './gallery.module.css';

export interface SamplesProps {
  texts: GalleryTexts;
}

/** One component: its name, and its states below. */
export function Sample({
  name,
  keys,
  wide = false,
  children,
}: {
  name: string;
  /** Which keys it takes, with the word for "keys" before. */
  keys?: string | undefined;
  wide?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <article className={cx(styles.sample, wide && styles.wide)}>
      <h3 translate="no">{name}</h3>
      {keys !== undefined && <p className={styles.keys}>{keys}</p>}
      {children}
    </article>
  );
}

/** States of one component side by side, each with its caption. */
export function State({ caption, children }: { caption: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.state}>
      <p className={styles.caption}>{caption}</p>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.row}>{children}</div>;
}
