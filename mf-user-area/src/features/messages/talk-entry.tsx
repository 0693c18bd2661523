import { useFormat } from '@kvadrat/remote-kit';
import { CheckIcon, cx, WarnIcon } from '@kvadrat/ui-kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactElement } from 'react';
import { EntryFiles } from './entry-files';
import type { Talk } from './load-messages';
import styles from './talk-log.module.css';
import { useTalkTexts } from './use-talk-texts';
import type { TalkTimes } from './use-talk-times';

type Entry = Talk['entries'][number];

/** What somebody said or did, with what its reader is to mind. */
export function TalkEntry({
  entry,
  isOwn,
  name,
  thread,
  isSeen,
  times,
}: {
  entry: Entry;
  isOwn: boolean;
  /** Of the other side. */
  name: string;
  thread: number;
  /** Whether it is the last of the reader's own that the other side has seen. */
  isSeen: boolean;
  times: TalkTimes;
}): ReactElement {
  const { warning } = useTalkTexts();
  const step = useStepWords(entry, isOwn, times);
  return (
    <>
      {step !== null && <p className={styles.step}>{step}</p>}
      {entry.body !== '' && (
        <p className={cx(isOwn ? styles.own : styles.other)}>
          <span className={styles.hidden}>{isOwn ? <Trans>Vi:</Trans> : `${name}:`} </span>
          <Linked text={entry.body} />
        </p>
      )}
      <EntryFiles files={entry.files} thread={thread} isOwn={isOwn} />
      {entry.warnings.map((one) => (
        <p key={one} className={styles.warning}>
          <WarnIcon />
          <span>{warning(one)}</span>
        </p>
      ))}
      <span className={cx(styles.meta, !isOwn && styles.in)}>
        <time dateTime={entry.writtenAt}>{times.clock(entry.writtenAt)}</time>
        {entry.via === 'mail' && (
          <>
            {' · '}
            <Trans>e-poštom</Trans>
          </>
        )}
        {isSeen && (
          <>
            {' '}
            <CheckIcon /> <Trans>pročitano</Trans>
          </>
        )}
      </span>
    </>
  );
}

/** What was done besides words; null for words alone. */
function useStepWords({ kind, step }: Entry, isOwn: boolean, times: TalkTimes): ReactElement | string | null {
  const { t } = useLingui();
  const format = useFormat();
  if (step === null) return null;
  if (step.name === 'files')
    return (
      <Plural
        value={step.files}
        one="Uz odgovor e-poštom bila je # datoteka, koja ovdje nije sačuvana."
        few="Uz odgovor e-poštom bile su # datoteke, koje ovdje nisu sačuvane."
        other="Uz odgovor e-poštom bilo je # datoteka, koje ovdje nisu sačuvane."
      />
    );
  if (kind === 'price-proposal') {
    const amount = format.money(step.amount ?? 0);
    if (step.name === 'propose') return isOwn ? t`Predložili ste ${amount}` : t`Predložena cijena: ${amount}`;
    if (step.name === 'accept') return t`Prijedlog od ${amount} je prihvaćen`;
    return step.name === 'decline' ? t`Prijedlog od ${amount} je odbijen` : t`Odgovor na prijedlog od ${amount}`;
  }
  const when = step.times.map(times.moment).join('; ');
  if (step.name === 'request') return isOwn ? t`Tražili ste razgled: ${when}` : t`Traži se razgled: ${when}`;
  if (step.name === 'confirm') return t`Razgled je potvrđen: ${when}`;
  return step.name === 'propose' ? t`Predložen je drugi termin: ${when}` : t`Razgled je otkazan`;
}

const LINK = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/i;

/** A text whose addresses of the web can be followed; what stands there is where one goes. */
function Linked({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(LINK).map((part, index) =>
        index % 2 === 1 ? (
          <a key={index} href={part} target="_blank" rel="nofollow ugc noopener noreferrer">
            {part}
          </a>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>
  );
}
