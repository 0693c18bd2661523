import { useHref } from '@kvadrat/remote-kit';
import type { AgencyRequests } from '@kvadrat/contracts/api';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import { EmptyState } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import { useRequestWords } from '../../components/words';
import { requestsAddress } from './requests-address';
import styles from './requests.module.css';

const STATES: readonly AgencyRequests['state'][] = ['open', 'asked', 'approved', 'refused'];

/** Companies that ask for an account, by what was decided. */
export function RequestsView({
  data: { state, page, more, counts, requests },
}: {
  data: AgencyRequests;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { states, kinds } = useRequestWords();
  const times = useTimes();
  return (
    <>
      <nav className={styles.filters} aria-label={t`Stanje zahtjeva`}>
        {STATES.map((which) => (
          <a key={which} href={href(requestsAddress(which))} aria-current={which === state ? 'page' : undefined}>
            {states[which]} <b>{times.count(counts[which])}</b>
          </a>
        ))}
      </nav>
      {requests.length === 0 ? (
        <EmptyState title={t`Ovdje nema ničega.`}>
          <p>
            <Trans>Nema zahtjeva u ovom stanju.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.requests}>
          {requests.map(({ reference, company, kind, place, receivedAt, decidedAt }) => (
            <li key={reference}>
              <a href={href(`${STAFF_PATHS.agencies}${reference}/`)}>{company}</a>
              <p>
                {kinds[kind]}, {place}
              </p>
              <time dateTime={decidedAt ?? receivedAt}>{times.at(decidedAt ?? receivedAt)}</time>
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || more) && (
        <nav className={styles.filters} aria-label={t`Stranice popisa`}>
          {page > 1 && (
            <a href={href(requestsAddress(state, page - 1))}>
              <Trans>Natrag</Trans>
            </a>
          )}
          {more && (
            <a href={href(requestsAddress(state, page + 1))}>
              <Trans>Dalje</Trans>
            </a>
          )}
        </nav>
      )}
    </>
  );
}
