import type { GuideMonth } from '@kvadrat/contracts/api';
import { Table } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import page from '../../components/guide-page.module.css';
import { useFigures } from '../../components/use-figures';

/** The figures of the chart of months, the newest first, behind a line to open. */
export function MonthTable({ months }: { months: readonly GuideMonth[] }): ReactElement {
  const { t } = useLingui();
  const { perSquareMetre, month, number } = useFigures();
  return (
    <details className={page.more}>
      <summary>
        <Trans>Iste brojke u tablici</Trans>
      </summary>
      <Table
        caption={t`Kretanje cijene po mjesecima`}
        hideCaption
        rows={months.toReversed()}
        rowKey={(row) => row.month}
        columns={[
          {
            header: <Trans>Mjesec</Trans>,
            cell: (row) => (
              <>
                {month(row.month)}
                {row.invented && (
                  <>
                    {' '}
                    (<Trans>izmišljeno</Trans>)
                  </>
                )}
              </>
            ),
            rowHeader: true,
          },
          { header: <Trans>Medijan</Trans>, cell: ({ median }) => perSquareMetre(median), numeric: true },
          { header: <Trans>Donja četvrtina do</Trans>, cell: ({ lower }) => perSquareMetre(lower), numeric: true },
          { header: <Trans>Gornja četvrtina od</Trans>, cell: ({ upper }) => perSquareMetre(upper), numeric: true },
          { header: <Trans>Nekretnina</Trans>, cell: ({ count }) => number(count), numeric: true },
        ]}
      />
    </details>
  );
}
