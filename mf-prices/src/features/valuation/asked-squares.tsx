import type { Valuation } from '@kvadrat/contracts/api';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useFigures } from '../../components/use-figures';
import styles from './valuation.module.css';

const FEWEST_COLUMNS = 20;
const MOST_COLUMNS = 60;
/** So many ads to a column, on average, make a hill and no tower. */
const PER_COLUMN = 2.5;
const STEP = 12;
const SIDE = 10;

/** A square for each comparable ad by its price per square metre, brought to the valued home; the middle half is darker. */
export function AskedSquares({ valuation }: { valuation: Valuation }): ReactElement | null {
  const { t } = useLingui();
  const { perSquareMetre, number } = useFigures();
  const { adjusted, estimate } = valuation;
  const [lowest, highest] = [adjusted[0], adjusted.at(-1)];
  if (estimate === null || lowest === undefined || highest === undefined) return null;
  const across = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, Math.ceil(adjusted.length / PER_COLUMN)));
  const columns = Array.from({ length: across }, () => 0);
  const squares = adjusted.map((value) => {
    const column = Math.min(across - 1, Math.floor(((value - lowest) / Math.max(1, highest - lowest)) * across));
    const row = columns[column] ?? 0;
    columns[column] = row + 1;
    return { column, row, inside: value >= estimate.quarters.lower && value <= estimate.quarters.upper };
  });
  const height = Math.max(...columns) * STEP;
  const path = (inside: boolean): string =>
    squares
      .filter((square) => square.inside === inside)
      .map(({ column, row }) => `M${column * STEP} ${height - (row + 1) * STEP}h${SIDE}v${SIDE}h-${SIDE}z`)
      .join('');
  const [count, from, until] = [number(adjusted.length), perSquareMetre(lowest), perSquareMetre(highest)];
  const [lower, upper] = [perSquareMetre(estimate.quarters.lower), perSquareMetre(estimate.quarters.upper)];
  return (
    <section aria-labelledby="medu-slicnima">
      <h2 id="medu-slicnima">
        <Trans>Gdje je vaša nekretnina među sličnima</Trans>
      </h2>
      <svg
        className={styles.squares}
        viewBox={`0 0 ${across * STEP} ${height}`}
        role="img"
        aria-label={t`${count} sličnih oglasa, od ${from} do ${until}. Srednja polovica je između ${lower} i ${upper}.`}
      >
        <path className={styles.outside} d={path(false)} />
        <path className={styles.inside} d={path(true)} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{from}</span>
        <span>{until}</span>
      </p>
      <p className={styles.key}>
        <Trans>
          Jedan kvadrat je jedan oglas, sveden na vašu nekretninu. Tamni su srednja polovica: od {lower} do {upper}.
        </Trans>
      </p>
    </section>
  );
}
