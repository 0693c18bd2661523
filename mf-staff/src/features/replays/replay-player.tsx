import { apiAddress } from '@kvadrat/contracts/api';
import { useRemote } from '@kvadrat/remote-kit';
import { Button } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { minutesOf } from './minutes';
import type { Player } from './open-player';
import styles from './replays.module.css';

type State = 'loading' | 'playing' | 'paused' | 'over' | 'failed';

const TICK_MS = 500;

/** Plays a recording as soon as it is there. Its code comes with it. */
export function ReplayPlayer({ id, title }: { id: string; title: string }): ReactElement {
  const { http } = useRemote();
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    let opened: Player | null = null;
    const open = async (): Promise<void> => {
      const [replay, { openPlayer }] = await Promise.all([
        http.get(apiAddress('staff/replays/{id}', { id }), { signal: leaving.signal }),
        import(/* webpackChunkName: "replay-player" */ './open-player'),
      ]);
      if (leaving.signal.aborted || stage.current === null) return;
      opened = openPlayer(stage.current, replay, title, () => setState('over'));
      setPlayer(opened);
      opened.play(0);
      setState('playing');
    };
    open().catch(() => {
      if (!leaving.signal.aborted) setState('failed');
    });
    return () => {
      leaving.abort();
      opened?.close();
    };
  }, [http, id, title]);

  return (
    <div className={styles.player}>
      {player !== null && <Controls player={player} state={state} onState={setState} />}
      <p role="status" className={styles.note}>
        {state === 'loading' && <Trans>Snimka se učitava. Za prikaz su potrebne skripte.</Trans>}
        {state === 'failed' && <Trans>Snimku nije moguće prikazati.</Trans>}
      </p>
      <div ref={stage} className={styles.stage} />
    </div>
  );
}

function Controls({
  player,
  state,
  onState,
}: {
  player: Player;
  state: State;
  onState: (state: State) => void;
}): ReactElement {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(player.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [player]);
  const play = (from: number): void => {
    player.play(from);
    onState('playing');
  };
  return (
    <div className={styles.controls}>
      {state === 'playing' ? (
        <Button
          small
          onClick={() => {
            player.pause();
            onState('paused');
          }}
        >
          <Trans>Zaustavi</Trans>
        </Button>
      ) : (
        <Button small onClick={() => play(state === 'over' ? 0 : player.now())}>
          <Trans>Pokreni</Trans>
        </Button>
      )}
      <Button small onClick={() => play(0)}>
        <Trans>Od početka</Trans>
      </Button>
      <span className={styles.note}>
        {minutesOf(Math.min(now, player.length) / 1000)} / {minutesOf(player.length / 1000)}
      </span>
    </div>
  );
}
