import type { ReactElement, ReactNode } from 'react';
import { cx } from '../base/cx';
import { DownIcon } from '../content/icon';
import styles from './accordion.module.css';

/** Sections one below the other that open and close; they do so without scripts too. */
export function Accordion({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}): ReactElement {
  return <div className={cx(styles.accordion, className)}>{children}</div>;
}

/** One section: a native `<details>`, so the page's own search finds what is closed. */
export function AccordionItem({
  title,
  note,
  name,
  open,
  onToggle,
  children,
}: {
  title: ReactNode;
  /** A quieter word beside the title, for example what is set inside. */
  note?: ReactNode;
  /** Sections of one name: opening one closes the others. */
  name?: string | undefined;
  /** Open from the start. */
  open?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <details className={styles.item} name={name} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <DownIcon className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
