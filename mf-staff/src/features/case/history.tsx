import type { ModerationCase } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Badge } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { useCaseWords } from '../../components/words';
import styles from './case.module.css';
import { ReportedTalk } from './reported-talk';

interface CaseProps {
  found: ModerationCase;
}

/** Who reported the ad, why, and what became of it; newest first. */
export function Reports({ found: { reports } }: CaseProps): ReactElement {
  const words = useCaseWords();
  const times = useTimes();
  if (reports.length === 0)
    return (
      <p>
        <Trans>Nema ih.</Trans>
      </p>
    );
  return (
    <ul className={styles.list}>
      {reports.map(({ reference, reason, explanation, name, email, locale, receivedAt, answer, evidence }) => (
        <li key={reference}>
          <strong>{words.reasons[reason]}</strong>
          {explanation !== '' && (
            <p className={styles.quote} lang={locale}>
              {explanation}
            </p>
          )}
          {evidence !== null && <ReportedTalk evidence={evidence} />}
          <p className={styles.facts}>
            <Answer answer={answer} />
            <span>{reference}</span>
            <time dateTime={receivedAt}>{times.at(receivedAt)}</time>
            <span>
              {name === '' && email === '' ? (
                <Trans>bez imena</Trans>
              ) : (
                [name, email].filter((part) => part !== '').join(', ')
              )}
            </span>
            <span>{LOCALE_DETAILS[locale].name}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Who complains about a decision, and why. */
export function Complaints({ found: { complaints } }: CaseProps): ReactElement {
  const times = useTimes();
  return (
    <ul className={styles.list}>
      {complaints.map(({ reference, about, explanation, email, locale, receivedAt, answer }) => (
        <li key={reference}>
          <p className={styles.quote} lang={locale}>
            {explanation}
          </p>
          <p className={styles.facts}>
            <Answer answer={answer} />
            <span>
              {reference} → {about}
            </span>
            <time dateTime={receivedAt}>{times.at(receivedAt)}</time>
            <span>{email}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer }: { answer: string | null }): ReactElement {
  return answer === null ? (
    <Badge tone="warn">
      <Trans>čeka</Trans>
    </Badge>
  ) : (
    <Badge>{answer}</Badge>
  );
}

/** What was decided about the ad, by whom and why; newest first. */
export function Decisions({ found: { decisions } }: CaseProps): ReactElement {
  const { decided, grounds } = useCaseWords();
  const times = useTimes();
  if (decisions.length === 0)
    return (
      <p>
        <Trans>Nema ih.</Trans>
      </p>
    );
  return (
    <ul className={styles.list}>
      {decisions.map(({ reference, action, ground, reasons, author, told, decidedAt }) => (
        <li key={reference}>
          <strong>{decided[action]}</strong>
          <p className={styles.quote}>{reasons}</p>
          <p className={styles.facts}>
            <span>{reference}</span>
            <time dateTime={decidedAt}>{times.at(decidedAt)}</time>
            <span>{author}</span>
            {ground !== null && <span>{grounds[ground]}</span>}
            {action !== 'dismiss' && (
              <span>
                {told ? <Trans>oglašivač obaviješten</Trans> : <Trans>oglašivač nema adresu, nije obaviješten</Trans>}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
