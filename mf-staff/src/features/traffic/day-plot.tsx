import type { ReactElement } from 'react';
import styles from './traffic.module.css';

const WIDTH = 620;
const HEIGHT = 160;
const GAP = 4;
/** Bars of a short time are no wider than those of so many days. */
const FEWEST = 14;

export interface PlottedDay {
  day: string;
  /** The whole of a day. */
  all: number;
  /** A part of it that is told apart. */
  part?: number;
}

/** Counts by day as bars; the table below says the same to who cannot see them. */
export function DayPlot({ days }: { days: readonly PlottedDay[] }): ReactElement | null {
  const most = Math.max(0, ...days.map(({ all }) => all));
  if (most === 0) return null;
  const step = WIDTH / Math.max(FEWEST, days.length);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {days.map(({ day, all, part = 0 }, index) => {
        const height = (HEIGHT * all) / most;
        const ofPart = (HEIGHT * part) / most;
        const x = index * step;
        return (
          <g key={day}>
            <rect className={styles.pages} x={x} y={HEIGHT - height} width={step - GAP} height={height} />
            {part > 0 && (
              <rect className={styles.visitors} x={x} y={HEIGHT - ofPart} width={step - GAP} height={ofPart} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
