import type { ReactElement } from 'react';
import styles from './breadcrumbs.module.css';

/** The way to this page; the last step is the page itself. */
export function Breadcrumbs({
  label,
  steps,
}: {
  label: string;
  steps: readonly { label: string; href: string | null }[];
}): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ label: text, href }) => (
          <li key={`${href ?? ''}${text}`}>
            {href === null ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
