import { PATHS } from '@kvadrat/contracts/paths';
import { Breadcrumbs, Container } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useHref } from '../lib/use-href';
import styles from './form-layout.module.css';

export interface FormLayoutProps {
  title: string;
  lead: string;
  /** Beside the form; null once it was taken. */
  aside: ReactNode;
  /** Below both. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page with a form: the way here, what it is for, the form, and what helps beside it. */
export function FormLayout({ title, lead, aside, foot, children }: FormLayoutProps): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  return (
    <Container className={styles.page}>
      <Breadcrumbs label={t`Putanja`} steps={[{ label: t`Početna`, href: href(PATHS.home) }, { label: title, href: null }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.columns}>
        <div>{children}</div>
        {aside}
      </div>
      {foot}
    </Container>
  );
}

/** Questions and answers beside a form. */
export function FormHelp({ title, items, children }: { title: string; items: readonly (readonly [question: string, answer: string])[]; children?: ReactNode }): ReactElement {
  const id = useId();
  return (
    <aside className={styles.help} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {items.map(([question, answer]) => <div key={question}><dt>{question}</dt><dd>{answer}</dd></div>)}
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
