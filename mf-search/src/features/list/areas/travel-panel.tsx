import { Button, cx, Notice, PlusIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { another, journeyOf, MOST_MINUTES, MOST_PEOPLE, readMinutes, type Person } from './people';
import { PersonFields } from './person-fields';
import type { Reach } from './use-isochrones';
import styles from './areas.module.css';

/** So much more is offered to two who do not meet. */
const MORE_MINUTES = 10;

/** Travel time of one, or of two who both want to be in time. */
export function TravelPanel({
  people,
  onChange,
  reaches,
  apart,
  picking,
  onPick,
}: {
  people: readonly Person[];
  onChange: (people: Person[]) => void;
  /** Of those people of whom enough is known, in their order. */
  reaches: readonly Reach[];
  /** Whether the areas of two have nothing in common. */
  apart: boolean;
  /** Whose point the next press on the map sets. */
  picking: number | null;
  /** Null while there is no map. */
  onPick: ((index: number) => void) | null;
}): ReactElement {
  const { t } = useLingui();
  const two = people.length > 1;
  const known = people.filter((person) => journeyOf(person) !== null);
  const longer = people.map((person) => ({
    ...person,
    minutes: String(Math.min(MOST_MINUTES, (readMinutes(person.minutes) ?? 0) + MORE_MINUTES)),
  }));
  const canWait = longer.some(({ minutes }, index) => minutes !== people[index]?.minutes);
  return (
    <div className={cx(styles.people, two && styles.two)}>
      {people.map((person, index) => (
        <PersonFields
          key={index}
          person={person}
          legend={two ? t`${index + 1}. osoba` : t`Vrijeme putovanja`}
          reach={reaches[known.indexOf(person)] ?? null}
          onChange={(changed) => onChange(people.map((before, other) => (other === index ? changed : before)))}
          picking={picking === index}
          onPick={onPick && (() => onPick(index))}
          onRemove={two ? () => onChange(people.filter((_person, other) => other !== index)) : null}
        />
      ))}
      {people.length < MOST_PEOPLE && (
        <Button small className={styles.add} onClick={() => onChange([...people, another(people)])}>
          <PlusIcon />
          <Trans>Dodaj drugu osobu</Trans>
        </Button>
      )}
      <div role="status" className={styles.apart}>
        {apart && (
          <>
            <Notice tone="warn">
              <Trans>Nema mjesta do kojeg obje osobe stižu na vrijeme.</Trans>
            </Notice>
            {canWait && (
              <Button small onClick={() => onChange(longer)}>
                <Trans>Obje osobe {MORE_MINUTES} min dulje</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
