import { useHref } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { STAFF_PATHS } from '@kvadrat/contracts/paths';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { ButtonLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { RemoteCard } from './remote-card';
import type { RemotesData } from './remotes-data';
import styles from './remotes.module.css';

/** The console of releases: every remote and the shell. */
export function RemotesView({
  data: { shown, done },
  route,
  refused,
}: {
  data: RemotesData;
  route: RouteLocation;
  refused?: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { revision, remotes } = shown;
  const { hour, day } = shown.unattributed;
  return (
    <>
      <div className={styles.top}>
        <p>
          <Trans>Revizija {revision}</Trans>
        </p>
        <ButtonLink small href={href(STAFF_PATHS.remotes)} data-native>
          <Trans>Osvježi</Trans>
        </ButtonLink>
        <nav className={styles.jumps} aria-label={t`Moduli`}>
          {remotes.map(({ name }) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      {done !== null && refused === undefined && (
        <FormMessage tone="good">
          <DoneWords done={done} />
        </FormMessage>
      )}
      {day > 0 && (
        <FormMessage tone="warn">
          <Trans>
            Greške koje ne pripadaju nijednom modulu: {hour} u posljednjem satu, {day} u posljednjem danu.
          </Trans>
        </FormMessage>
      )}
      {remotes.map((remote) => (
        <RemoteCard key={remote.name} remote={remote} revision={revision} route={route} refused={refused} />
      ))}
      <p className={styles.hint}>
        <Trans>
          Ako ova stranica ne radi, izdanje vraćate na{' '}
          <a href={STAFF_PATHS.emergency} data-native>
            stranici za nuždu
          </a>{' '}
          ili naredbom.
        </Trans>
      </p>
    </>
  );
}

function DoneWords({ done: { remote, revision } }: { done: NonNullable<RemotesData['done']> }): ReactElement {
  return revision === null ? (
    <Trans>Sve je već bilo tako: {remote}.</Trans>
  ) : (
    <Trans>
      Promijenjeno: {remote}, revizija {revision}.
    </Trans>
  );
}
