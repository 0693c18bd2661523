import type { Replay } from '@kvadrat/contracts/api';
import { Replayer } from '@rrweb/replay';

/** How a recording is shown; times are milliseconds from its beginning. */
export interface Player {
  play: (from: number) => void;
  pause: () => void;
  now: () => number;
  length: number;
  close: () => void;
}

type PlayerEvents = ConstructorParameters<typeof Replayer>[0];

/** Shows a recording in an element, as wide as that is. @param title says what it is @throws {Error} for what is no recording @param onEnd told once it is over */
export function openPlayer(stage: HTMLElement, { parts }: Replay, title: string, onEnd: () => void): Player {
  const events = parts.flatMap((part): PlayerEvents => JSON.parse(part) as PlayerEvents);
  const replayer = new Replayer(events, { root: stage, skipInactive: true, mouseTail: false, showWarning: false });
  replayer.iframe.title = title;
  const fit = (size: unknown): void => {
    if (typeof size !== 'object' || size === null || !('width' in size) || !('height' in size)) return;
    const scale = Math.min(1, stage.clientWidth / Number(size.width));
    replayer.wrapper.style.transform = `scale(${scale})`;
    stage.style.blockSize = `${Math.ceil(Number(size.height) * scale)}px`;
  };
  replayer.on('resize', fit);
  replayer.on('finish', onEnd);
  return {
    play: (from) => replayer.play(from),
    pause: () => replayer.pause(),
    now: () => replayer.getCurrentTime(),
    length: replayer.getMetaData().totalTime,
    close: () => replayer.destroy(),
  };
}
