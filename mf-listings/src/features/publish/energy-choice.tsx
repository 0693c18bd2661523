import { ENERGY_ANSWERS } from '@kvadrat/contracts/forms';
import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { FieldError } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { Place } from './publish-frame';
import styles from './publish.module.css';
import type { StepForm } from './use-step-form';

/** The class of the certificate, or why there is none: no ad goes without. */
export function EnergyChoice({ step: { form, initial } }: { step: StepForm }): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const error = form.errorOf('energy');
  const nameOf = (answer: string): string => {
    if (answer === 'in-preparation') return t`U izradi`;
    if (answer === 'exempt') return t`Nije potreban`;
    return Object.entries(ENERGY_CLASSES).find(([code]) => code === answer)?.[1] ?? '';
  };
  return (
    <Place name="energy">
      <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        <legend>
          <Trans>Energetski razred</Trans>
        </legend>
        <p className={styles.note}>
          <Trans>Obvezan podatak u svakom oglasu za prodaju i najam.</Trans>
        </p>
        <div className={styles.energy}>
          {ENERGY_ANSWERS.map((answer) => (
            <label key={answer}>
              <input type="radio" name="energy" value={answer} defaultChecked={initial['energy'] === answer} />
              <span data-class={answer.length === 1 ? answer : undefined}>{nameOf(answer)}</span>
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
    </Place>
  );
}
