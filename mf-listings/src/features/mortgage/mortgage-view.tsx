import { useHref, useRemote } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { Breadcrumbs, Button, Container } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { BuyingCosts } from './buying-costs';
import { repayment } from './loan';
import { loanAddress, loanForm, readLoan } from './loan-form';
import { LoanFields } from './loan-fields';
import { LoanPlan } from './loan-plan';
import { LoanResult } from './loan-result';
import styles from './mortgage.module.css';
import { useLoanNumber } from './use-loan-number';

/**
 * The calculator: counts with every key, on the server too. A plain GET form, so that it works without scripts; sent, it
 * puts what is counted into the address.
 */
export function MortgageView({ route }: { data: null; route: RouteLocation }): ReactElement {
  const { t } = useLingui();
  const number = useLoanNumber();
  const href = useHref();
  const { navigate } = useRemote();
  const [form, setForm] = useState(() => loanForm(route.search, number));
  const { loan, price, commission, troubles } = readLoan(form);
  const result = loan === null ? null : repayment(loan);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    navigate(href(loanAddress(PATHS.mortgage, form)), { replace: true, keepScroll: true });
  };
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        label={t`Putanja`}
        steps={[
          { label: t`Početna`, href: href(PATHS.home) },
          { label: t`Kalkulator kredita`, href: null },
        ]}
      />
      <h1>
        <Trans>Kalkulator stambenog kredita</Trans>
      </h1>
      <div className={styles.columns}>
        <form className={styles.form} method="get" action={href(PATHS.mortgage)} onSubmit={onSubmit} noValidate>
          <LoanFields form={form} troubles={troubles} onChange={setForm} />
          <Button type="submit" kind="primary">
            <Trans>Izračunaj ratu</Trans>
          </Button>
        </form>
        <div className={styles.counted}>
          <LoanResult loan={loan} result={result} />
          {loan !== null && price !== null && (
            <BuyingCosts price={price} own={price - loan.amount} seller={form.seller} commission={commission} />
          )}
          {result !== null && <LoanPlan years={result.years} />}
          <p className={styles.basis}>
            <Trans>Izračun s jednakim ratama, bez troškova obrade, osiguranja i procjene. Nije ponuda banke.</Trans>
          </p>
        </div>
      </div>
    </Container>
  );
}
