import type { ReactElement } from 'react';
import { useTimes } from '../../components/staff';
import styles from './traffic.module.css';

/** Steps of a way, each as a bar beside the longest; where nobody came there is none. */
export function FunnelSteps({ steps }: { steps: readonly { label: string; value: number }[] }): ReactElement {
  const { count, share } = useTimes();
  const most = Math.max(...steps.map(({ value }) => value));
  const [first] = steps;
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, value }) => (
        <li key={label}>
          <p>
            <span>{label}</span>{' '}
            <b>
              {count(value)}
              {first !== undefined && first.value > 0 && value !== first.value && ` (${share(value / first.value)})`}
            </b>
          </p>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="8" className={styles.ground} />
            {value > 0 && <rect width={(100 * value) / most} height="8" className={styles.visitors} />}
          </svg>
        </li>
      ))}
    </ol>
  );
}
