import { useRemote } from '@kvadrat/remote-kit';
import type { Visit } from '@kvadrat/contracts/api';
import { visitFile } from '@kvadrat/contracts/account';
import { BusyButton, ButtonLink, CalendarIcon, Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { TALK_FIELDS } from './messages-act';
import { TalkForm } from './talk-context';
import styles from './talk-card.module.css';
import type { TalkTimes } from './use-talk-times';

/** How the visit of a conversation stands, and what its reader can do about it. */
export function VisitCard({ visit, thread, times }: { visit: Visit; thread: number; times: TalkTimes }): ReactElement {
  const { t } = useLingui();
  const shown = visit.offeredAt ?? visit.agreedAt ?? visit.asked[0] ?? '';
  const leaf = times.leaf(shown);
  const states: Readonly<Record<Visit['state'], string>> = {
    requested: t`Čeka odgovor oglašivača`,
    countered: t`Predložen je drugi termin; čeka odgovor posjetitelja`,
    confirmed: t`Oboje ste potvrdili`,
    declined: t`Oglašivač ne može u tom terminu`,
    cancelled: t`Razgled je otkazan`,
  };
  const tone =
    visit.state === 'confirmed' ? 'good' : visit.state === 'requested' || visit.state === 'countered' ? 'info' : 'warn';
  return (
    <section className={styles.card} aria-label={t`Razgled`}>
      <div className={styles.head}>
        <span className={styles.leaf} aria-hidden="true">
          {leaf.weekday}
          <b>{leaf.day}</b>
          {leaf.month}
        </span>
        <div>
          <strong>
            <Trans>Razgled: {times.moment(shown)}</Trans>
          </strong>
          <br />
          <span className={styles.small}>
            {visit.place === 'remote' ? <Trans>Na daljinu, videopozivom</Trans> : <Trans>Uživo</Trans>}
            {', '}
            <Trans>oko {visit.minutes} minuta</Trans>
          </span>
        </div>
      </div>
      <Notice tone={tone}>{states[visit.state]}</Notice>
      {(visit.acts.length > 0 || visit.state === 'confirmed') && (
        <VisitActs visit={visit} thread={thread} times={times} />
      )}
    </section>
  );
}

function VisitActs({ visit, thread, times }: { visit: Visit; thread: number; times: TalkTimes }): ReactElement {
  const { acts, asked, state } = visit;
  const { locale } = useRemote();
  const chooses = state === 'requested' && asked.length > 1;
  return (
    <div className={styles.acts}>
      {state === 'confirmed' && (
        <ButtonLink href={visitFile(thread, locale)} small download data-native>
          <CalendarIcon />
          <Trans>U kalendar</Trans>
        </ButtonLink>
      )}
      {acts.includes('confirm') && (
        <TalkForm deed="visit" thread={thread} hidden={{ [TALK_FIELDS.act]: 'confirm' }} className={styles.form}>
          {({ busy }) => (
            <>
              {chooses && <TimeChoice times={asked} moment={times.moment} />}
              <BusyButton type="submit" kind="primary" small busy={busy}>
                <Trans>Potvrdi termin</Trans>
              </BusyButton>
            </>
          )}
        </TalkForm>
      )}
      {acts.includes('propose') && (
        <details className={styles.more}>
          <summary>
            <Trans>Predloži drugi termin</Trans>
          </summary>
          <TalkForm deed="visit" thread={thread} hidden={{ [TALK_FIELDS.act]: 'propose' }} className={styles.form}>
            {({ busy, typed }) => <OtherTime busy={busy} time={typed[TALK_FIELDS.time] ?? ''} />}
          </TalkForm>
        </details>
      )}
      {acts.includes('decline') && (
        <TalkForm deed="visit" thread={thread} hidden={{ [TALK_FIELDS.act]: 'decline' }}>
          {({ busy }) => (
            <BusyButton type="submit" kind="plain" small busy={busy}>
              {state === 'confirmed' ? <Trans>Otkaži razgled</Trans> : <Trans>Odbij</Trans>}
            </BusyButton>
          )}
        </TalkForm>
      )}
    </div>
  );
}

function TimeChoice({ times, moment }: { times: readonly string[]; moment: (time: string) => string }): ReactElement {
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Trans>Koji termin vam odgovara?</Trans>
      </legend>
      {times.map((time, index) => (
        <label key={time}>
          <input type="radio" name={TALK_FIELDS.time} value={time} defaultChecked={index === 0} />
          {moment(time)}
        </label>
      ))}
    </fieldset>
  );
}

function OtherTime({ busy, time }: { busy: boolean; time: string }): ReactElement {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <Trans>Dan i sat (po vremenu u Hrvatskoj)</Trans>
      </label>
      <input
        id={id}
        className={styles.input}
        type="datetime-local"
        name={TALK_FIELDS.time}
        defaultValue={time}
        required
      />
      <BusyButton type="submit" small busy={busy}>
        <Trans>Predloži</Trans>
      </BusyButton>
    </>
  );
}
