import type { GuideMonth } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { chartPaths, HEIGHT, WIDTH } from './chart-paths';
import { MonthTable } from './month-table';
import styles from './trend-chart.module.css';

/** The middle month by month in the band of the middle half; the same figures as a table. */
export function TrendChart({ months }: { months: readonly GuideMonth[] }): ReactElement | null {
  const { t } = useLingui();
  const { perSquareMetre, month, number } = useFigures();
  const paths = chartPaths(months);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, until] = [month(first.month), month(last.month)];
  const [before, now] = [perSquareMetre(first.median), perSquareMetre(last.median)];
  const label = t`Od ${from} do ${until}: s ${before} na ${now}.`;
  return (
    <section className={page.section} aria-labelledby="kretanje">
      <header>
        <div>
          <h2 id="kretanje">
            <Trans>Kretanje cijene</Trans>
          </h2>
          <p>
            <Trans>Medijan po mjesecima, €/m². Traka je srednja polovica oglasa.</Trans>
          </p>
        </div>
        <ul className={styles.legend}>
          <li data-line="median">
            <Trans>Medijan</Trans>
          </li>
          <li data-line="half">
            <Trans>Srednja polovica</Trans>
          </li>
          {paths.invented !== null && (
            <li data-line="invented">
              <Trans>Izmišljeno, demonstracija</Trans>
            </li>
          )}
        </ul>
      </header>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.grid} d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
          <path className={styles.band} d={paths.band} />
          {paths.invented !== null && <path className={styles.invented} d={paths.invented} />}
          <path className={styles.line} d={paths.line} />
          {paths.last !== null && <path className={styles.point} d={paths.last} />}
        </svg>
        <div className={styles.values} aria-hidden="true">
          {paths.ticks.map((tick) => (
            <span key={tick}>{number(tick)}</span>
          ))}
        </div>
        <div className={styles.months} aria-hidden="true">
          {[months[0], months[Math.floor((months.length - 1) / 2)], months.at(-1)].map(
            (shown, index) => shown !== undefined && <span key={index}>{month(shown.month)}</span>,
          )}
        </div>
      </div>
      <MonthTable months={months} />
    </section>
  );
}
