import { Table, type TableColumn } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import styles from './traffic.module.css';

/** A table under a heading that is as large as those of other parts; without rows a sentence stands in its place. */
export function FiguresSection<R>({
  title,
  note,
  before,
  ...table
}: {
  title: string;
  /** What the figures are and are not. */
  note?: string;
  /** A picture of the same. */
  before?: ReactNode;
  rows: readonly R[];
  rowKey: (row: R) => string;
  columns: readonly TableColumn<R>[];
}): ReactElement {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {table.rows.length === 0 ? (
        <p className={styles.note}>
          <Trans>Još ničega nema.</Trans>
        </p>
      ) : (
        <>
          {before}
          <Table caption={title} hideCaption {...table} />
        </>
      )}
    </section>
  );
}
