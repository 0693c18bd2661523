import type { TravelMode } from '@kvadrat/contracts/vocabulary';
import {
  BikeIcon,
  BusIcon,
  Button,
  CarIcon,
  ChipButton,
  NumberField,
  WalkIcon,
  type IconComponent,
} from '@kvadrat/ui-kit';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import { LEAST_MINUTES, MINUTE_STEPS, MOST_MINUTES, readMinutes, type Person } from './people';
import { PointField } from './point-field';
import { ReachNotes } from './reach-notes';
import type { Reach } from './use-isochrones';
import styles from './areas.module.css';

const MODES: readonly { mode: TravelMode; Icon: IconComponent; name: MessageDescriptor }[] = [
  { mode: 'car', Icon: CarIcon, name: msg`Auto` },
  { mode: 'bike', Icon: BikeIcon, name: msg`Bicikl` },
  { mode: 'walk', Icon: WalkIcon, name: msg`Pješice` },
  { mode: 'transit', Icon: BusIcon, name: msg`Javni prijevoz` },
];

/** From where, how and how long somebody travels, and what is known of how far that leads. */
export function PersonFields({
  person,
  legend: label,
  reach,
  onChange,
  picking,
  onPick,
  onRemove,
}: {
  person: Person;
  legend: string;
  /** Null while not enough is known. */
  reach: Reach | null;
  onChange: (person: Person) => void;
  picking: boolean;
  onPick: (() => void) | null;
  /** Null for somebody who is alone. */
  onRemove: (() => void) | null;
}): ReactElement {
  const { t, i18n } = useLingui();
  const group = useId();
  return (
    <div className={styles.person} role="group" aria-label={label}>
      {onRemove !== null && (
        <div className={styles.personHead}>
          <b aria-hidden="true">{label}</b>
          <Button small kind="plain" onClick={onRemove} aria-label={t`Ukloni: ${label}`}>
            <Trans>Ukloni</Trans>
          </Button>
        </div>
      )}
      <PointField
        label={t`Odakle`}
        origin={person.origin}
        onChange={(origin) => onChange({ ...person, origin })}
        picking={picking}
        onPick={onPick}
      />
      <div className={styles.ways} role="radiogroup" aria-label={t`Način putovanja`}>
        {MODES.map(({ mode, Icon, name }) => (
          <label key={mode}>
            <input
              type="radio"
              name={group}
              checked={person.mode === mode}
              onChange={() => onChange({ ...person, mode })}
            />
            <span>
              <Icon />
              {i18n._(name)}
            </span>
          </label>
        ))}
      </div>
      <MinutesFields minutes={person.minutes} onChange={(minutes) => onChange({ ...person, minutes })} />
      {reach !== null && <ReachNotes reach={reach} />}
    </div>
  );
}

/** How long: one of the usual times, or another one. */
function MinutesFields({ minutes, onChange }: { minutes: string; onChange: (minutes: string) => void }): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles.minutes} role="group" aria-label={t`Trajanje`}>
      {MINUTE_STEPS.map((step) => (
        <ChipButton
          key={step}
          set={minutes === String(step)}
          aria-pressed={minutes === String(step)}
          aria-label={t`${step} min`}
          onClick={() => onChange(String(step))}
        >
          {step}
        </ChipButton>
      ))}
      <NumberField
        label={t`Minuta`}
        hideLabel
        suffix="min"
        value={minutes}
        error={readMinutes(minutes) === null ? t`Od ${LEAST_MINUTES} do ${MOST_MINUTES} minuta.` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={styles.minutesBox}
      />
    </div>
  );
}
