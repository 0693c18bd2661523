import { useRemote } from '@kvadrat/remote-kit';
import { FormMessage } from '@kvadrat/remote-kit/form';
import { BusyButton } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactElement } from 'react';
import styles from '../../components/own-forms/own-section.module.css';
import { endPush, readPush, startPush, type PushState } from './browser-push';

/** Whether this browser says what is new while nobody looks. Only browsers with scripts can; for others nothing is here. */
export function PushChoice(): ReactElement | null {
  const { http, locale, report, toast } = useRemote();
  const { t } = useLingui();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const aborter = new AbortController();
    readPush(http, aborter.signal).then(
      (found) => !aborter.signal.aborted && setState(found),
      (error: unknown) => {
        if (!aborter.signal.aborted) report(error, { part: 'push' });
      },
    );
    return () => aborter.abort();
  }, [http, report]);
  if (state === null || state === 'absent') return null;
  const change = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const next = await (state === 'on' ? endPush(http) : startPush(http, locale));
      setState(next);
      if (next === 'on') toast('success', t`Ovaj preglednik javlja što je novo.`);
    } catch (error) {
      report(error, { part: 'push' });
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.alone}>
      <h3>
        <Trans>Obavijesti u ovom pregledniku</Trans>
      </h3>
      <p>
        <Trans>
          Dok Kvadrat nije otvoren, preglednik javlja nove poruke i oglase pretraga s obavijestima odmah. Prestaje kad
          se odjavite.
        </Trans>
      </p>
      {failed && <FormMessage tone="bad">{t`Obavijesti nisu promijenjene. Pokušajte ponovno.`}</FormMessage>}
      {state === 'denied' ? (
        <p>
          <Trans>Preglednik ih za Kvadrat ne dopušta. Dopuštenje možete dati u postavkama preglednika.</Trans>
        </p>
      ) : (
        <BusyButton kind="outlined" busy={busy} onClick={() => void change()}>
          {state === 'on' ? <Trans>Isključi u ovom pregledniku</Trans> : <Trans>Uključi u ovom pregledniku</Trans>}
        </BusyButton>
      )}
    </div>
  );
}
