import type { ReactElement } from 'react';
import { cx } from '../base/cx';
import { LeftIcon, RightIcon } from '../content/icon';
import { pageNumbers } from './page-numbers';
import buttons from '../actions/button.module.css';
import styles from './pagination.module.css';

export interface PaginationProps {
  current: number;
  last: number;
  href: (page: number) => string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ current, last, href, labels }: PaginationProps): ReactElement | null {
  if (last <= 1) return null;
  const step = cx(buttons.button, buttons.outlined, buttons.small);
  return (
    <nav aria-label={labels.navigation} className={styles.pagination}>
      {current > 1 && (
        <a className={cx(step, styles.previous)} rel="prev" href={href(current - 1)}>
          <LeftIcon />
          {labels.previous}
        </a>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(current, last).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page} className={cx(page !== current && styles.wide)}>
              <a href={href(page)} aria-label={labels.page(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <a className={cx(step, styles.next)} rel="next" href={href(current + 1)}>
          {labels.next}
          <RightIcon />
        </a>
      )}
    </nav>
  );
}
