import { useHref } from '@kvadrat/remote-kit';
import type { LinkedAlerts } from '@kvadrat/contracts/api';
import { PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink, Container, EmptyState, Notice } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AlertForm } from '../../components/deeds/alert-form';
import { DeedButton } from '../../components/deeds/deed-form';
import { DONE_PARAMETER, listDeedOf } from '../../components/deeds/deed-names';
import { DeedsProvider } from '../../components/deeds/deeds-context';
import { DoneNote } from '../../components/deeds/done-note';
import { useFresh } from '../../components/use-fresh';
import { alertsAct } from './alerts-act';
import { loadAlerts, type AlertsData } from './load-alerts';
import styles from './alerts.module.css';

/** Alerts by the link of a mail: proven, changed one by one, ended and begun again. */
export function AlertsView({
  data,
  route,
  refused,
}: {
  data: AlertsData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const [{ alerts }, refresh] = useFresh(data, route, loadAlerts);
  if (alerts === null) {
    return (
      <Container className={styles.page}>
        <EmptyState level="h1" title={t`Ova poveznica ne vrijedi`}>
          <p>
            <Trans>Možda nije potpuna. Otvorite je iz posljednje poruke koju ste od nas dobili.</Trans>
          </p>
          <ButtonLink kind="primary" href={href(PATHS.home)}>
            <Trans>Početna stranica</Trans>
          </ButtonLink>
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <h1>
        <Trans>Obavijesti o novim oglasima</Trans>
      </h1>
      <DeedsProvider route={route} csrf="" refused={refused} act={alertsAct} onDone={refresh}>
        <DoneNote done={listDeedOf(new URLSearchParams(route.search).get(DONE_PARAMETER))} />
        <AlertState alerts={alerts} />
        {alerts.state === 'active' && <AlertList alerts={alerts} />}
      </DeedsProvider>
      {alerts.hasAccount && (
        <p>
          <a href={href(USER_PATHS.savedSearches)}>
            <Trans>Spremljene pretrage u vašem računu</Trans>
          </a>
        </p>
      )}
    </Container>
  );
}

function AlertState({ alerts: { email, state } }: { alerts: LinkedAlerts }): ReactElement {
  if (state === 'waiting') {
    return (
      <div className={styles.state}>
        <p>
          <Trans>Potvrdite da obavijesti želite primati na {email}.</Trans>
        </p>
        <DeedButton deed="begin" kind="primary">
          <Trans>Potvrdi obavijesti</Trans>
        </DeedButton>
      </div>
    );
  }
  if (state === 'active') {
    return (
      <div className={styles.state}>
        <p>
          <Trans>Obavijesti šaljemo na {email}.</Trans>
        </p>
        <DeedButton deed="end">
          <Trans>Isključi sve obavijesti</Trans>
        </DeedButton>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <Notice>
        {state === 'bounced' ? (
          <Trans>Pošta za {email} vratila nam se kao neisporučiva, pa obavijesti više ne šaljemo.</Trans>
        ) : (
          <Trans>Na {email} više ne šaljemo obavijesti.</Trans>
        )}
      </Notice>
      <DeedButton deed="begin">
        <Trans>Ponovno uključi obavijesti</Trans>
      </DeedButton>
    </div>
  );
}

function AlertList({ alerts: { searches } }: { alerts: LinkedAlerts }): ReactElement {
  const href = useHref();
  return (
    <ul className={styles.list}>
      {searches.map((search) => (
        <li key={search.id}>
          <h2>
            <a href={href(search.path)}>{search.name}</a>
          </h2>
          <AlertForm search={search} />
        </li>
      ))}
    </ul>
  );
}
