import { Avatar, LeftIcon, MailIcon, Notice, PhoneIcon } from '@kvadrat/ui-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { Composer } from './composer';
import type { Talk } from './load-messages';
import { messagesHref, type MessagesQuery } from './message-address';
import { TalkForm, useTalkPlace } from './talk-context';
import { TalkLog } from './talk-log';
import { TalkMenu } from './talk-menu';
import styles from './talk-pane.module.css';
import { useOutbox } from './use-outbox';

/** The conversation that is open: who it is with, what was said, and the field for the next word. */
export function TalkPane({ talk, query, now }: { talk: Talk; query: MessagesQuery; now: string }): ReactElement {
  const { t } = useLingui();
  const { refresh } = useTalkPlace();
  const { thread, entries } = talk;
  const arrived = useMemo(
    () => new Set(entries.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]))),
    [entries],
  );
  const onSent = useMemo(() => () => void refresh(), [refresh]);
  const outbox = useOutbox(thread.id, arrived, onSent);
  const name = thread.with === '' ? t`Oglašivač` : thread.with;
  return (
    <section className={styles.pane} aria-label={t`Razgovor: ${name}`}>
      <TalkHead talk={talk} query={query} name={name} />
      {query.reported !== null && (
        <div className={styles.said}>
          <FormMessage tone="good">
            <Trans>Prijava {query.reported} je zaprimljena. Što smo odlučili, javljamo vam e-poštom.</Trans>
          </FormMessage>
        </div>
      )}
      <TalkLog talk={talk} name={name} outbox={outbox} now={now} />
      {thread.blocked === null ? (
        <Composer talk={talk} outbox={outbox} />
      ) : (
        <Blocked by={thread.blocked} id={thread.id} />
      )}
    </section>
  );
}

function TalkHead({ talk, query, name }: { talk: Talk; query: MessagesQuery; name: string }): ReactElement {
  const { t } = useLingui();
  const { route } = useTalkPlace();
  const { thread, addresses, side } = talk;
  return (
    <header className={styles.head}>
      <a
        className={styles.back}
        href={messagesHref(route.locale, { ...query, thread: null })}
        aria-label={t`Natrag na razgovore`}
      >
        <LeftIcon />
      </a>
      <Avatar name={name} large />
      <div className={styles.who}>
        <h2>{name}</h2>
        <p>
          {side === 'visitor' ? <Trans>Oglašivač</Trans> : <Trans>Javlja se na vaš oglas</Trans>}
          {' · '}
          {thread.listing.title === '' ? t`Oglas ${thread.listing.id}` : thread.listing.title}
        </p>
      </div>
      {addresses.phone !== null && (
        <a
          className={styles.way}
          href={`tel:${addresses.phone.replace(/[^+\d]/g, '')}`}
          aria-label={t`Nazovi: ${addresses.phone}`}
        >
          <PhoneIcon />
        </a>
      )}
      {addresses.email !== null && (
        <a className={styles.way} href={`mailto:${addresses.email}`} aria-label={t`Piši na: ${addresses.email}`}>
          <MailIcon />
        </a>
      )}
      <TalkMenu talk={talk} />
    </header>
  );
}

/** Stands where one would write. */
function Blocked({ by, id }: { by: 'own' | 'other'; id: number }): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles.blocked}>
      {by === 'own' ? (
        <>
          <Notice>
            <Trans>Blokirali ste ovu osobu: ne može vam pisati, ni ovdje ni e-poštom.</Trans>
          </Notice>
          <TalkForm deed="unblock" thread={id}>
            {({ busy }) => (
              <button type="submit" className={styles.plain} disabled={busy}>
                <Trans>Deblokiraj</Trans>
              </button>
            )}
          </TalkForm>
        </>
      ) : (
        <Notice>{t`U ovom razgovoru više ne možete pisati.`}</Notice>
      )}
    </div>
  );
}
