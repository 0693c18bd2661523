import { useOnline } from '@kvadrat/remote-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactElement } from 'react';
import type { Talk } from './load-messages';
import { PriceCard } from './price-card';
import { TALK_FIELDS } from './messages-act';
import type { Outgoing } from './outbox';
import { TalkEntry } from './talk-entry';
import { TalkForm } from './talk-context';
import styles from './talk-log.module.css';
import type { Outbox } from './use-outbox';
import { useTalkTexts } from './use-talk-texts';
import { useTalkTimes } from './use-talk-times';
import { VisitCard } from './visit-card';

type Entry = Talk['entries'][number];

const isVisit = ({ kind }: Entry): boolean => kind === 'in-person-visit' || kind === 'virtual-visit';

/** What was said, the oldest first, and below it what is on its way. The latest word is where one looks first. */
export function TalkLog({
  talk,
  name,
  outbox,
  now,
}: {
  talk: Talk;
  name: string;
  outbox: Outbox;
  now: string;
}): ReactElement {
  const { t } = useLingui();
  const times = useTalkTimes(now);
  const { entries, side, visit, proposal, thread } = talk;
  const lastVisit = entries.findLast(isVisit)?.id;
  const lastPrice = entries.findLast(({ kind }) => kind === 'price-proposal')?.id;
  const lastSeen = entries.findLast((entry) => entry.side === side && entry.id <= talk.seen)?.id;
  const lastId = entries.at(-1)?.id ?? 0;
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t`Poruke u razgovoru`}>
      <div className={styles.log} role="log" aria-label={t`Poruke`}>
        {entries.map((entry, index) => {
          const day = times.day(entry.writtenAt);
          const before = entries[index - 1];
          return (
            <Fragment key={entry.id}>
              {(before === undefined || times.day(before.writtenAt) !== day) && <p className={styles.day}>{day}</p>}
              <TalkEntry
                entry={entry}
                isOwn={entry.side === side}
                name={name}
                thread={thread.id}
                isSeen={entry.id === lastSeen}
                times={times}
              />
              {entry.id === lastVisit && visit !== null && <VisitCard visit={visit} thread={thread.id} times={times} />}
              {entry.id === lastPrice && proposal !== null && <PriceCard proposal={proposal} thread={thread.id} />}
            </Fragment>
          );
        })}
        {outbox.waiting.map((message) => (
          <Waiting key={message.id} message={message} outbox={outbox} />
        ))}
      </div>
      {thread.unread > 0 && (
        // With scripts, what is looked at is read.
        <noscript>
          <TalkForm deed="seen" thread={thread.id} hidden={{ [TALK_FIELDS.entry]: String(lastId) }}>
            {() => (
              <button type="submit" className={styles.plain}>
                <Trans>Označi kao pročitano</Trans>
              </button>
            )}
          </TalkForm>
        </noscript>
      )}
    </div>
  );
}

/** A message that the conversation does not have yet, and why. */
function Waiting({ message, outbox }: { message: Outgoing; outbox: Outbox }): ReactElement {
  const online = useOnline();
  const { obstacle } = useTalkTexts();
  return (
    <>
      {message.text !== '' && (
        <p className={styles.own} data-waiting="">
          {message.text}
        </p>
      )}
      {message.files?.map(({ token, name }) => (
        <p key={token} className={styles.own} data-waiting="">
          {name}
        </p>
      ))}
      {message.problem === null ? (
        <span className={styles.meta} role="status">
          {online ? <Trans>Šalje se…</Trans> : <Trans>Čeka mrežu. Poslat će se samo.</Trans>}
        </span>
      ) : (
        <span className={styles.bad} role="alert">
          <Trans>Nije poslano.</Trans> {obstacle(message.problem)}{' '}
          <button type="button" onClick={() => outbox.again(message.id)}>
            <Trans>Pošalji ponovno</Trans>
          </button>
          <button type="button" onClick={() => outbox.drop(message.id)}>
            <Trans>Odbaci</Trans>
          </button>
        </span>
      )}
    </>
  );
}
