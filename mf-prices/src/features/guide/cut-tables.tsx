import { useHref } from '@kvadrat/remote-kit';
import type { PriceGuide } from '@kvadrat/contracts/api';
import { Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';
import { Bar } from './bar';
import styles from './cut-tables.module.css';
import { type ToldCut, useCutTexts } from './use-cut-texts';

type Cut = PriceGuide['cuts'][number];

/** The same ads told apart by kind, rooms, condition, age and the sea. A part with few ads says so instead of a number. */
export function CutTables({ cuts, fewest }: { cuts: readonly Cut[]; fewest: number }): ReactElement | null {
  const shown = cuts.filter(({ parts }) => parts.length > 1 && parts.some(({ figure }) => figure.median !== null));
  if (shown.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="po-osobinama">
      <header>
        <div>
          <h2 id="po-osobinama">
            <Trans>Po osobinama</Trans>
          </h2>
          <p>
            <Trans>Iste nekretnine, podijeljene po onome što je u oglasu navedeno. Najmanje {fewest} za brojku.</Trans>
          </p>
        </div>
      </header>
      <div className={styles.tables}>
        {shown.map((cut) => (
          <CutTable key={cut.cut} cut={cut} />
        ))}
      </div>
    </section>
  );
}

function CutTable({ cut: { cut, parts } }: { cut: Cut }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const { perSquareMetre, number } = useFigures();
  const { titles, part } = useCutTexts();
  const most = Math.max(...parts.map(({ figure }) => figure.median ?? 0));
  const name = cut === 'all' ? 'typology' : (cut satisfies ToldCut);
  return (
    <Table
      caption={titles[name]}
      rows={parts}
      rowKey={({ value }) => value}
      columns={[
        {
          header: <span className={styles.quiet}>{t`Osobina`}</span>,
          cell: ({ value }) => part(name, value),
          rowHeader: true,
        },
        {
          header: <span className={styles.quiet}>{t`Medijan`}</span>,
          cell: ({ figure }) => (figure.median === null ? t`premalo oglasa` : perSquareMetre(figure.median)),
          numeric: true,
        },
        { header: '', cell: ({ figure }) => figure.median !== null && <Bar share={figure.median / most} /> },
        {
          header: <span className={styles.quiet}>{t`Nekretnina`}</span>,
          cell: ({ figure }) => <a href={href(figure.adsPath)}>{number(figure.count)}</a>,
          numeric: true,
        },
      ]}
    />
  );
}
