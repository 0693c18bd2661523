import type { VisitLink } from '@kvadrat/contracts/api';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import { TextField } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { AnswerForm } from './answer-form';
import { useTimes } from './use-visit-facts';
import { CLOCK_FIELD, DAY_FIELD, TIME_FIELD } from './visit-fields';
import { visitAnswerAct } from './visit-answer-act';
import styles from './answer.module.css';

export interface VisitFormsProps {
  visit: VisitLink;
  route: RouteLocation;
  refused: RefusedForm | undefined;
  obstacleText: (obstacle: string) => string;
}

/** What the reader can do about a visit: say yes, name another time, or say no. */
export function VisitForms({ visit: { acts, side, state, free }, ...rest }: VisitFormsProps): ReactElement {
  const { t } = useLingui();
  const at = useTimes();
  const form = { ...rest, act: visitAnswerAct, message: t`Poruka (nije obavezna)` };
  const ends =
    state === 'confirmed' ? t`Otkaži razgled` : side === 'visitor' ? t`Odustani od razgleda` : t`Odbij zahtjev`;
  const typed = rest.refused?.values ?? {};
  return (
    <>
      {acts.includes('confirm') && (
        <AnswerForm
          {...form}
          name="confirm"
          button={side === 'visitor' ? t`Prihvati termin` : t`Potvrdi termin`}
          strong
        >
          {side === 'advertiser' && free.length > 1 && (
            <fieldset className={styles.choice}>
              <legend>
                <Trans>Koji vam termin odgovara?</Trans>
              </legend>
              {free.map((time) => (
                <label key={time}>
                  <input
                    type="radio"
                    name={TIME_FIELD}
                    value={time}
                    required
                    defaultChecked={typed[TIME_FIELD] === time}
                  />
                  {at([time])}
                </label>
              ))}
            </fieldset>
          )}
        </AnswerForm>
      )}
      {acts.includes('propose') && (
        <AnswerForm {...form} name="propose" button={t`Predloži drugi termin`} folded={t`Drugi termin`}>
          <div className={styles.when}>
            <TextField type="date" label={t`Dan`} name={DAY_FIELD} required defaultValue={typed[DAY_FIELD] ?? ''} />
            <TextField
              type="time"
              label={t`Vrijeme`}
              name={CLOCK_FIELD}
              required
              defaultValue={typed[CLOCK_FIELD] ?? ''}
            />
          </div>
          <p className={styles.hint}>
            <Trans>Od 7 do 21 sat po hrvatskom vremenu, najkasnije za 60 dana.</Trans>
          </p>
        </AnswerForm>
      )}
      {acts.includes('decline') && <AnswerForm {...form} name="decline" button={ends} folded={ends} />}
    </>
  );
}
