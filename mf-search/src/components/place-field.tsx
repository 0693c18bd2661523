import { Combobox, cx } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { usePlaceSuggestions } from '../lib/use-place-suggestions';
import styles from './place-field.module.css';

/** What the place field holds: the typed text, and the place once one was chosen. */
export interface PlaceValue {
  text: string;
  /** Path of the chosen place; null while the text is only typed, or empty. */
  path: string | null;
}

/** Place box with suggestions (R268). Without scripts its text goes along as `mjesto`. */
export function PlaceField({ value, onChange, hideLabel = false, className }: {
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  hideLabel?: boolean;
  className?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [typed, setTyped] = useState(false);
  const { options, failed, status } = usePlaceSuggestions(value.text, typed && value.path === null);

  return (
    <Combobox
      label={t`Mjesto`}
      name="mjesto"
      text={value.text}
      placeholder={t`Grad, kvart ili županija`}
      onTextChange={(text) => {
        setTyped(true);
        onChange({ text, path: null });
      }}
      options={options}
      onSelect={({ label, place }) => onChange({ text: label, path: place.path })}
      listLabel={t`Prijedlozi mjesta`}
      clearLabel={t`Obriši mjesto`}
      status={failed ? t`Prijedlozi trenutačno nisu dostupni. Mjesto možete upisati sami.` : status}
      className={cx(hideLabel && styles.labelHidden, className)}
    />
  );
}
