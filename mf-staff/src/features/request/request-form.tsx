import type { AgencyRequest } from '@kvadrat/contracts/api';
import { requestDecisionSchema, type RequestDecision } from '@kvadrat/contracts/forms';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DecisionForm } from '../../components/decision/decision-form';
import { useDecisionTexts } from '../../components/decision/use-decision-texts';
import { requestAct } from './request-act';
import styles from './request.module.css';

/** Approves, asks back or refuses; the state that was seen goes with it. */
export function RequestForm({
  found: { reference, possible, state },
  route,
  refused,
}: {
  found: AgencyRequest;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const choices: Readonly<Record<RequestDecision, string>> = {
    approve: t`Odobri i otvori stranicu agencije`,
    ask: t`Pitaj tvrtku`,
    refuse: t`Odbij`,
  };
  const texts = useDecisionTexts(
    t`Zahtjeva više nema.`,
    t`Ne znamo je li odluka donesena. Učitajte stranicu ponovno i pogledajte stanje.`,
    {},
  );
  return (
    <DecisionForm
      name={`agency-request-${reference}`}
      act={requestAct}
      schema={requestDecisionSchema}
      route={route}
      refused={refused}
      seen={state}
      choices={possible.map((value) => ({ value, label: choices[value] }))}
      choicesClass={styles.choices}
      reasonsHint={t`Tekst ide tvrtki poštom. Kod odobrenja smije ostati prazan.`}
      texts={texts}
    />
  );
}
