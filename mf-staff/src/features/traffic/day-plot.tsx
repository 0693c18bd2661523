import type { TrafficFigures } from '@kvadrat/contracts/api';
import type { ReactElement } from 'react';
import styles from './traffic.module.css';

const WIDTH = 620;
const HEIGHT = 160;
const GAP = 4;

/** Pages by day as bars; the table below says the same to who cannot see them. */
export function DayPlot({ days }: { days: TrafficFigures['days'] }): ReactElement {
  const most = Math.max(1, ...days.map(({ pages }) => pages));
  const step = WIDTH / Math.max(7, days.length);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {days.map(({ day, pages, visitors }, index) => {
        const height = (HEIGHT * pages) / most;
        const ofVisitors = (HEIGHT * visitors) / most;
        const x = index * step;
        return (
          <g key={day}>
            <rect className={styles.pages} x={x} y={HEIGHT - height} width={step - GAP} height={height} />
            <rect className={styles.visitors} x={x} y={HEIGHT - ofVisitors} width={step - GAP} height={ofVisitors} />
          </g>
        );
      })}
    </svg>
  );
}
