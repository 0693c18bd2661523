import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import type { EnquiryOutcome } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { ContactPage } from '../../components/contact/contact-page';
import styles from './answer.module.css';

export interface AnswerPageProps {
  title: string;
  text: string;
  ad: EnquiryOutcome['ad'];
  facts: readonly (readonly [name: string, value: string])[];
  /** Something happened since the mail, or just now. */
  note: { tone: 'good' | 'warn'; text: string } | null;
  children: ReactNode;
}

/** Where something stands between two sides, and what the reader of the link can do about it. */
export function AnswerPage({ title, text, ad, facts, note, children }: AnswerPageProps): ReactElement {
  const href = useHref();
  return (
    <ContactPage title={title} lead={text} ad={null}>
      {note !== null && <FormMessage tone={note.tone}>{note.text}</FormMessage>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={href(ad.path)}>
          <Trans>Pogledaj oglas</Trans>
        </a>
      </p>
      {children}
    </ContactPage>
  );
}
