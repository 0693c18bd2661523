import { useWords } from '@kvadrat/remote-kit';
import type { FactField } from '@kvadrat/contracts/forms';
import { CONDITIONS, COWORKING_TYPES, HEATINGS, ROOM_RENTALS, ROOM_TYPES } from '@kvadrat/contracts/vocabulary';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { CodeBox, NumberBox, TextBox, YesNoBox } from '../fields';
import type { StepForm } from '../use-step-form';
import { CODE_FACTS, FACT_FIELDS, type CodeFact, type FieldFact } from './fact-fields';

/** One fact by the field that suits it. */
export function Fact({ name, step }: { name: FactField; step: StepForm }): ReactElement | null {
  if (name === 'energy') return null;
  return isCode(name) ? <CodeFactBox name={name} step={step} /> : <TypedFactBox name={name} step={step} />;
}

function isCode(name: FieldFact): name is CodeFact {
  return name in CODE_FACTS;
}

function TypedFactBox({ name, step }: { name: Exclude<FieldFact, CodeFact>; step: StepForm }): ReactElement {
  const { i18n } = useLingui();
  const { look, label, hint, required = false } = FACT_FIELDS[name];
  const field = {
    step,
    name,
    label: i18n._(label),
    hint: hint === undefined ? undefined : i18n._(hint),
    required,
  };
  switch (look) {
    case 'number':
      return <NumberBox {...field} />;
    case 'yes-no':
      return <YesNoBox {...field} />;
    case 'text':
    case 'date':
    case 'datetime-local':
      return <TextBox {...field} type={look} />;
  }
}

function CodeFactBox({ name, step }: { name: CodeFact; step: StepForm }): ReactElement {
  const { i18n } = useLingui();
  const options = useCodeOptions(name);
  const { label, hint, required = false } = CODE_FACTS[name];
  return (
    <CodeBox
      step={step}
      name={name}
      label={i18n._(label)}
      hint={hint === undefined ? undefined : i18n._(hint)}
      required={required}
      options={options}
    />
  );
}

function useCodeOptions(name: CodeFact): { value: string; label: string }[] {
  const word = useWords();
  switch (name) {
    case 'condition':
      return CONDITIONS.map((value) => ({ value, label: word('conditions', value) }));
    case 'heating':
      return HEATINGS.map((value) => ({ value, label: word('heatings', value) }));
    case 'roomType':
      return ROOM_TYPES.map((value) => ({ value, label: word('roomTypes', value) }));
    case 'roomRental':
      return ROOM_RENTALS.map((value) => ({ value, label: word('roomRentals', value) }));
    case 'coworkingType':
      return COWORKING_TYPES.map((value) => ({ value, label: word('coworkingTypes', value) }));
  }
}
