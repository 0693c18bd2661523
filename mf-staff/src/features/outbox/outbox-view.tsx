import type { Outbox } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Badge, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import styles from './outbox.module.css';

type Mail = Outbox['mails'][number];

/** The latest mails, newest first; what they say opens below each. */
export function OutboxView({ data: { mails } }: { data: Outbox }): ReactElement {
  const { t } = useLingui();
  if (mails.length === 0)
    return (
      <EmptyState title={t`Još nema poruka.`}>
        <p>
          <Trans>Ovdje stoji svaka poruka koju portal pošalje.</Trans>
        </p>
      </EmptyState>
    );
  return (
    <ul className={styles.mails}>
      {mails.map((mail, index) => (
        <MailRow key={mail.id} mail={mail} open={index === 0} />
      ))}
    </ul>
  );
}

function MailRow({
  mail: { subject, recipient, locale, state, queuedAt, error, text },
  open,
}: {
  mail: Mail;
  open: boolean;
}): ReactElement {
  const times = useTimes();
  return (
    <li className={styles.mail}>
      <h2 className={styles.subject} lang={locale}>
        {subject}
      </h2>
      <p className={styles.facts}>
        <StateBadge state={state} /> <span>{recipient}</span> <time dateTime={queuedAt}>{times.at(queuedAt)}</time>{' '}
        <span>{LOCALE_DETAILS[locale].name}</span>
      </p>
      {error !== null && (
        <p className={styles.error} lang="en">
          {error}
        </p>
      )}
      {text !== '' && (
        <details open={open}>
          <summary>
            <Trans>Tekst poruke</Trans>
          </summary>
          <pre lang={locale}>{text}</pre>
        </details>
      )}
    </li>
  );
}

function StateBadge({ state }: Pick<Mail, 'state'>): ReactElement {
  if (state === 'sent')
    return (
      <Badge tone="good">
        <Trans>poslano</Trans>
      </Badge>
    );
  if (state === 'given-up')
    return (
      <Badge tone="bad">
        <Trans>slanje obustavljeno</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Trans>čeka slanje</Trans>
    </Badge>
  );
}
