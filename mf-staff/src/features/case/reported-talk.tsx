import type { ModerationCase } from '@kvadrat/contracts/api';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import styles from './case.module.css';

type Evidence = NonNullable<ModerationCase['reports'][number]['evidence']>;

/** The conversation that a report is about, as it was when the report came. */
export function ReportedTalk({ evidence: { accused, names, entries } }: { evidence: Evidence }): ReactElement {
  const times = useTimes();
  return (
    <details>
      <summary>
        <Trans>
          Prijavljen je razgovor; prijava se odnosi na: {names[accused]} ({entries.length})
        </Trans>
      </summary>
      <ol className={styles.list}>
        {entries.map(({ side, body, writtenAt }, index) => (
          <li key={index}>
            <p className={styles.facts}>
              <strong>{names[side]}</strong>
              <time dateTime={writtenAt}>{times.at(writtenAt)}</time>
            </p>
            <p className={styles.quote}>{body}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
