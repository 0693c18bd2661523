import { canDictate, startDictation, useRemote, type DictationEnd } from '@kvadrat/remote-kit';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Button, MicIcon, Notice, useHydrated } from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useMicrophone } from './use-microphone';
import styles from './sentence.module.css';

const REASONS = {
  denied: msg`Preglednik portalu ne dopušta mikrofon. Dopustite ga u postavkama ove stranice, uz adresu na vrhu preglednika, ili rečenicu upišite.`,
  'no-microphone': msg`Ne nalazimo mikrofon. Priključite ga ili rečenicu upišite.`,
  'nothing-heard': msg`Ništa se nije čulo. Pokušajte ponovno, bliže mikrofonu, ili rečenicu upišite.`,
  unavailable: msg`Prepoznavanje govora trenutačno nije dostupno u ovom pregledniku. Rečenicu možete upisati.`,
};

/** Speaking instead of writing; absent where the browser cannot write down what it hears. */
export function Dictation({ onSaid }: { onSaid: (text: string) => void }): ReactElement | null {
  const offered = useHydrated() && canDictate();
  return offered ? <Microphone onSaid={onSaid} /> : null;
}

function Microphone({ onSaid }: { onSaid: (text: string) => void }): ReactElement {
  const { i18n } = useLingui();
  const { locale } = useRemote();
  const learn = useMicrophone();
  const stop = useRef<(() => void) | null>(null);
  const [listens, setListens] = useState(false);
  const [heard, setHeard] = useState('');
  const [problem, setProblem] = useState<DictationEnd>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (): void => {
    let said = '';
    setProblem(null);
    setHeard('');
    setListens(true);
    stop.current = startDictation({
      language: LOCALE_DETAILS[locale].intl,
      onListening: () => learn('granted'),
      onText: (text) => {
        said = text;
        setHeard(text);
      },
      onEnd: (reason) => {
        stop.current = null;
        setListens(false);
        setHeard('');
        setProblem(reason);
        if (reason === 'denied') learn('denied');
        // What was heard counts, also when the browser gave up behind it.
        if (said !== '') onSaid(said);
      },
    });
  };

  return (
    <div
      className={styles.voice}
      onKeyDown={(event) => {
        if (event.key === 'Escape') stop.current?.();
      }}
    >
      <Button aria-pressed={listens} className={styles.mic} onClick={() => (listens ? stop.current?.() : start())}>
        <MicIcon />
        {listens ? <Trans>Završi</Trans> : <Trans>Diktiraj</Trans>}
      </Button>
      <p role="status" className={styles.heard}>
        {listens && (heard === '' ? <Trans>Slušamo, recite što tražite</Trans> : <Trans>Čujemo: {heard}</Trans>)}
      </p>
      {problem !== null && <Notice tone="warn">{i18n._(REASONS[problem])}</Notice>}
    </div>
  );
}
