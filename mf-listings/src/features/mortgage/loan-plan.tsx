import { useFormat } from '@kvadrat/remote-kit';
import { Table, TextLink } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { LoanYear } from './loan';
import styles from './mortgage.module.css';

const WIDTH = 800;
const HEIGHT = 160;
/** Share of a year's place that its bar takes. */
const BAR = 0.72;

/** Year by year, as a chart and, for everybody, as a table with the same figures. */
export function LoanPlan({ years }: { years: readonly LoanYear[] }): ReactElement {
  const { t } = useLingui();
  const format = useFormat();
  const money = (value: number): string => format.money(Math.round(value));
  return (
    <section className={styles.plan} aria-labelledby="plan-otplate">
      <h2 id="plan-otplate">
        <Trans>Plan otplate</Trans>
      </h2>
      <ul className={styles.legend}>
        <li data-part="principal">
          <Trans>Glavnica</Trans>
        </li>
        <li data-part="interest">
          <Trans>Kamate</Trans>
        </li>
      </ul>
      <Chart years={years} />
      <p>
        {/* Data in the address itself: the file is there without scripts and asks nobody. */}
        <TextLink
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(planCsv(years))}`}
          download="plan-otplate.csv"
        >
          <Trans>Preuzmi plan otplate (CSV)</Trans>
        </TextLink>
      </p>
      <Table
        caption={t`Plan otplate po godinama`}
        hideCaption
        rows={years}
        rowKey={({ year }) => year}
        columns={[
          { header: <Trans>Godina</Trans>, cell: ({ year }) => year, rowHeader: true },
          { header: <Trans>Glavnica</Trans>, cell: ({ principal }) => money(principal), numeric: true },
          { header: <Trans>Kamate</Trans>, cell: ({ interest }) => money(interest), numeric: true },
          { header: <Trans>Ostaje za otplatu</Trans>, cell: ({ balance }) => money(balance), numeric: true },
        ]}
      />
    </section>
  );
}

/** Points for decimals, whatever the language, as programs read them. */
function planCsv(years: readonly LoanYear[]): string {
  const rows = years.map(({ year, principal, interest, balance }) =>
    [year, ...[principal, interest, balance].map((euros) => euros.toFixed(2))].join(','),
  );
  return `${['year,principal,interest,balance', ...rows].join('\r\n')}\r\n`;
}

function Chart({ years }: { years: readonly LoanYear[] }): ReactElement {
  const place = WIDTH / years.length;
  const highest = Math.max(1, ...years.map(({ principal, interest }) => principal + interest));
  const height = (value: number): number => (value / highest) * HEIGHT;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {years.map(({ year, principal, interest }) => {
        const x = (year - 1 + (1 - BAR) / 2) * place;
        return (
          <g key={year}>
            <rect
              className={styles.principal}
              x={x}
              width={place * BAR}
              y={HEIGHT - height(principal)}
              height={height(principal)}
            />
            <rect
              className={styles.interest}
              x={x}
              width={place * BAR}
              y={HEIGHT - height(principal + interest)}
              height={height(interest)}
            />
          </g>
        );
      })}
    </svg>
  );
}
