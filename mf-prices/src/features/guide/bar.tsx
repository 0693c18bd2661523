import type { ReactElement } from 'react';
import styles from './bar.module.css';

/** A length beside a number that says it. @param share of the longest one */
export function Bar({ share }: { share: number }): ReactElement {
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 1000) / 10} height={10} />
    </svg>
  );
}
