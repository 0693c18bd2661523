import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { cx } from '../base/cx';
import unseen from './visually-hidden.module.css';
import styles from './table.module.css';

export interface TableColumn<R> {
  header: ReactNode;
  cell: (row: R) => ReactNode;
  /** Numbers stand right, so that their digits can be compared. */
  numeric?: boolean;
  /** Names the row for readers. */
  rowHeader?: boolean;
}

/** Rows and columns. Where they do not fit, the table scrolls by itself, also by the arrow keys. */
export function Table<R>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  className,
}: {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string | number;
  className?: string | undefined;
}): ReactElement {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  return (
    <div
      ref={box}
      className={cx(styles.box, className)}
      {...(scrolls && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption id={id} className={cx(hideCaption && unseen.hidden)}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ header, numeric = false }, index) => (
              <th key={index} scope="col" className={cx(numeric && styles.number)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ cell, numeric = false, rowHeader = false }, index) => {
                const look = cx(numeric && styles.number);
                return rowHeader ? (
                  <th key={index} scope="row" className={look}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={index} className={look}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content is wider than its box. Taken for so until it is measured: the server's HTML may stay without code for long. */
function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
