import { useRemote } from '@kvadrat/remote-kit';
import { fieldPlace, type FormHandle } from '@kvadrat/remote-kit/form';
import type { VisitOffer } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Button, FieldError } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactElement } from 'react';
import styles from './visit.module.css';

type Slots = VisitOffer['slots'];

/** Days that are in view at first. */
const FIRST_DAYS = 4;

/** Free times, day by day: one group of radio buttons, so that arrow keys go through all of them. */
export function SlotList({
  slots,
  timeZone,
  form,
  allDays,
}: {
  slots: Slots;
  timeZone: string;
  form: Pick<FormHandle, 'field'>;
  allDays: boolean;
}): ReactElement {
  const { locale } = useRemote();
  const id = useId();
  const [all, setAll] = useState(allDays);
  const { intl } = LOCALE_DETAILS[locale];
  const dayText = new Intl.DateTimeFormat(intl, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const clock = new Intl.DateTimeFormat(intl, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  const days = byDay(slots, (start) => dayText.format(start));
  const shown = all ? days : days.slice(0, FIRST_DAYS);
  const { error, name, defaultValue } = form.field('time');
  return (
    <fieldset id={fieldPlace('time')} className={styles.slots} aria-describedby={error === undefined ? undefined : id}>
      <legend>
        <Trans>Slobodni termini</Trans>
      </legend>
      {shown.map(([day, times]) => (
        <div key={day} className={styles.day} role="group" aria-label={day}>
          <p aria-hidden="true">{day}</p>
          <div className={styles.times}>
            {times.map(({ start }) => (
              <label key={start} className={styles.time}>
                <input
                  type="radio"
                  name={name}
                  value={start}
                  defaultChecked={start === defaultValue}
                  aria-invalid={error === undefined ? undefined : true}
                />
                <span>{clock.format(new Date(start))}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {days.length > shown.length && (
        <Button kind="plain" onClick={() => setAll(true)}>
          <Trans>Prikaži sve dane</Trans>
        </Button>
      )}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

function byDay(slots: Slots, dayOf: (start: Date) => string): [day: string, slots: Slots][] {
  const days = new Map<string, Slots>();
  for (const slot of slots) {
    const day = dayOf(new Date(slot.start));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
