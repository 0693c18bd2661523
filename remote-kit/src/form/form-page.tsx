import { PATHS } from '@kvadrat/contracts/paths';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useHref } from '../use-href';
import styles from './form-page.module.css';

export interface FormPageProps {
  /** What the way here is called, and where it begins. */
  way: { label: string; home: string };
  title: string;
  lead: ReactNode;
  /** Beside the form; nothing once it was taken. */
  aside?: ReactNode;
  /** Whether rows of names and values stand there rather than one form. */
  wide?: boolean;
  /** Below both. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page with a form: the way here, what it is for, the form, and what helps beside it. */
export function FormPage({ way, title, lead, aside, wide = false, foot, children }: FormPageProps): ReactElement {
  const href = useHref();
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={way.label}
        steps={[
          { label: way.home, href: href(PATHS.home) },
          { label: title, href: null },
        ]}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={wide ? undefined : styles.columns}>
        <div className={wide ? styles.rows : styles.body}>{children}</div>
        {aside}
      </div>
      {foot}
    </Container>
  );
}

/** Questions and answers beside a form. */
export function FormHelp({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly (readonly [question: string, answer: string])[];
  children?: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <aside className={styles.help} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {items.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {children}
    </aside>
  );
}

/** In place of a form that was taken; without scripts it is the first thing readers hear. */
export function FormDone({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <div className={styles.done} role="group" aria-labelledby={id} tabIndex={-1} autoFocus suppressHydrationWarning>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
