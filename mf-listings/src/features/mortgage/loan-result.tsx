import { useFormat } from '@kvadrat/remote-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { repayment, type Loan, type Repayment } from './loan';
import styles from './mortgage.module.css';

/** By how many points rates may rise while one pays. */
const RISES = [1, 2] as const;

/** The payment large, what it adds up to, and what dearer money would make of it. Readers hear of changes. */
export function LoanResult({ loan, result }: { loan: Loan | null; result: Repayment | null }): ReactElement {
  const format = useFormat();
  return (
    <section className={styles.result} aria-labelledby="rata">
      <h2 id="rata">
        <Trans>Mjesečna rata</Trans>
      </h2>
      {/* An output element is a polite live region. */}
      <output className={styles.monthly}>{result === null ? '–' : format.money(Math.round(result.monthly))}</output>
      {loan === null || result === null ? (
        <p>
          <Trans>Ispravite označena polja da izračunamo ratu.</Trans>
        </p>
      ) : (
        <>
          <dl className={styles.sums}>
            <div>
              <dt>
                <Trans>Iznos kredita</Trans>
              </dt>
              <dd>{format.money(Math.round(loan.amount))}</dd>
            </div>
            <div>
              <dt>
                <Trans>Ukupne kamate</Trans>
              </dt>
              <dd>{format.money(Math.round(result.interest))}</dd>
            </div>
            <div>
              <dt>
                <Trans>Ukupno za otplatu</Trans>
              </dt>
              <dd>{format.money(Math.round(result.total))}</dd>
            </div>
            {result.later !== null && (
              <div>
                <dt>
                  <Trans>Rata nakon promjene</Trans>
                </dt>
                <dd>{format.money(Math.round(result.later))}</dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>Broj rata</Trans>
              </dt>
              <dd>{format.number(result.months)}</dd>
            </div>
            {RISES.map((points) => (
              <div key={points}>
                <dt>
                  <Rise points={points} />
                </dt>
                <dd>{format.money(Math.round(raised(loan, points)))}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function Rise({ points }: { points: (typeof RISES)[number] }): ReactElement {
  return points === 1 ? (
    <Trans>Rata uz 1 postotni bod višu kamatu</Trans>
  ) : (
    <Trans>Rata uz 2 postotna boda višu kamatu</Trans>
  );
}

/** The payment where money is dearer by so many points: of a rate that changes, after it has changed. */
function raised(loan: Loan, points: number): number {
  if (loan.later === undefined || loan.later === null) return repayment({ ...loan, rate: loan.rate + points }).monthly;
  const { later, monthly } = repayment({ ...loan, later: { ...loan.later, rate: loan.later.rate + points } });
  return later ?? monthly;
}
