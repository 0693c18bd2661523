import { fieldPlace } from '@kvadrat/remote-kit/form';
import type { ModerationCase } from '@kvadrat/contracts/api';
import { decisionSchema, GROUNDS, type Decision } from '@kvadrat/contracts/forms';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { Select } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DecisionForm } from '../../components/decision/decision-form';
import { useDecisionTexts } from '../../components/decision/use-decision-texts';
import { useCaseWords } from '../../components/words';
import styles from './case.module.css';
import { decisionAct } from './decision-act';

/** The form of all decisions about an ad. */
export function CaseDecision({
  found: { id, possible, seen },
  route,
  refused,
}: {
  found: ModerationCase;
  route: RouteLocation;
  refused: RefusedForm | undefined;
}): ReactElement {
  const { t } = useLingui();
  const { grounds } = useCaseWords();
  const choices: Readonly<Record<Decision, string>> = {
    dismiss: t`Odbaci i ostavi kako jest`,
    ask: t`Pitaj oglašivača`,
    hide: t`Skrij oglas`,
    restore: t`Opet prikaži oglas`,
  };
  const texts = useDecisionTexts(
    t`Oglasa više nema.`,
    t`Ne znamo je li odluka donesena. Učitajte stranicu ponovno i pogledajte odluke.`,
    { ground: t`Odaberite osnovu za skrivanje.` },
  );
  return (
    <DecisionForm
      name={`decision-${id}`}
      act={decisionAct}
      schema={decisionSchema}
      route={route}
      refused={refused}
      seen={seen}
      choices={possible.map((value) => ({ value, label: choices[value] }))}
      choicesClass={styles.choices}
      reasonsHint={t`Činjenice i odredba na kojoj se odluka temelji. Tekst ide oglašivaču i prijaviteljima; ne navodite tko je prijavio.`}
      texts={texts}
      further={{
        names: ['ground'],
        fields: (form) =>
          possible.includes('hide') && (
            <div id={fieldPlace('ground')}>
              <Select
                label={t`Osnova za skrivanje`}
                options={GROUNDS.map((value) => ({ value, label: grounds[value] }))}
                {...form.field('ground')}
              />
            </div>
          ),
      }}
    />
  );
}
