import { useHref } from '@kvadrat/remote-kit';
import type { ModerationQueue } from '@kvadrat/contracts/api';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import { Badge, EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { useTimes } from '../../components/staff';
import { StateBadge, useCaseWords } from '../../components/words';
import { queueAddress } from './queue-address';
import styles from './queue.module.css';

const FILTERS: readonly ModerationQueue['filter'][] = ['open', 'asked', 'hidden', 'closed'];

/** The list of ads that were reported or decided about. */
export function QueueView({ data: { filter, page, more, counts, ads } }: { data: ModerationQueue }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { filters } = useCaseWords();
  const times = useTimes();
  return (
    <>
      <nav className={styles.filters} aria-label={t`Stanje prijava`}>
        {FILTERS.map((which) => (
          <a key={which} href={href(queueAddress(which))} aria-current={which === filter ? 'page' : undefined}>
            {filters[which]} <b>{times.count(counts[which])}</b>
          </a>
        ))}
      </nav>
      {ads.length === 0 ? (
        <EmptyState title={t`Ovdje nema ničega.`}>
          {filter === 'open' ? (
            <p>
              <Trans>Nijedna prijava ni prigovor ne čeka odgovor.</Trans>
            </p>
          ) : (
            <p>
              <a href={href(STAFF_PATHS.moderation)}>
                <Trans>Pogledajte što čeka</Trans>
              </a>
            </p>
          )}
        </EmptyState>
      ) : (
        <ul className={styles.ads}>
          {ads.map((ad) => (
            <QueuedAd key={ad.id} ad={ad} />
          ))}
        </ul>
      )}
      {(page > 1 || more) && (
        <nav className={styles.pages} aria-label={t`Stranice popisa`}>
          {page > 1 && (
            <a href={href(queueAddress(filter, page - 1))}>
              <Trans>Natrag</Trans>
            </a>
          )}
          {more && (
            <a href={href(queueAddress(filter, page + 1))}>
              <Trans>Dalje</Trans>
            </a>
          )}
        </nav>
      )}
    </>
  );
}

function QueuedAd({
  ad: { id, title, state, reports, openReports, openComplaints, reasons, waitedHours, lastAction, latest },
}: {
  ad: ModerationQueue['ads'][number];
}): ReactElement {
  const href = useHref();
  const words = useCaseWords();
  const times = useTimes();
  return (
    <li className={styles.ad}>
      <div className={styles.what}>
        <a className={styles.name} href={href(`${STAFF_PATHS.moderation}${id}/`)}>
          {title ?? <Trans>Oglas {id}</Trans>}
        </a>
        <p className={styles.badges}>
          <StateBadge state={state} />
          {reasons.map((reason) => (
            <Badge key={reason} tone={reason === 'minors' ? 'bad' : 'plain'}>
              {words.reasons[reason]}
            </Badge>
          ))}
        </p>
      </div>
      <dl className={styles.facts}>
        {waitedHours !== null && (
          <Fact name={<Trans>Čeka</Trans>}>
            <strong>{times.waited(waitedHours)}</strong>
          </Fact>
        )}
        <Fact name={<Trans>Prijave</Trans>}>
          {times.count(reports)}
          {openReports > 0 && (
            <>
              , <Trans>čeka {openReports}</Trans>
            </>
          )}
        </Fact>
        {openComplaints > 0 && (
          <Fact name={<Trans>Prigovori</Trans>}>
            <Trans>čeka {openComplaints}</Trans>
          </Fact>
        )}
        {lastAction !== null && <Fact name={<Trans>Zadnja odluka</Trans>}>{words.decided[lastAction]}</Fact>}
        <Fact name={<Trans>Zadnje</Trans>}>
          <time dateTime={latest}>{times.at(latest)}</time>
        </Fact>
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
