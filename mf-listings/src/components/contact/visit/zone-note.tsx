import { useRemote } from '@kvadrat/remote-kit';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Notice } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import styles from './visit.module.css';

/** Which clock is meant; whoever is on another one is told so aloud. */
export function ZoneNote({ timeZone }: { timeZone: string }): ReactElement {
  const { locale } = useRemote();
  const { intl } = LOCALE_DETAILS[locale];
  const there = clockOf(intl, timeZone);
  // On the server nobody knows the visitor's clock.
  const here = useSyncExternalStore(
    noChange,
    () => clockOf(intl, undefined),
    () => there,
  );
  if (there === here)
    return (
      <p className={styles.hint}>
        <Trans>Vremena su po hrvatskom vremenu.</Trans>
      </p>
    );
  return (
    <Notice>
      <Trans>
        Vremena su po hrvatskom vremenu, ne po vašem: u Hrvatskoj je sada {there}, a kod vas {here}.
      </Trans>
    </Notice>
  );
}

const noChange = () => () => undefined;

function clockOf(intl: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(intl, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date());
}
