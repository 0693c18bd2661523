import { CloseIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { placeParameter, type FormPlace } from '../lib/form-place';
import styles from './place-field.module.css';

/** Chosen places in the box, each a checkbox that takes it away, so that it goes along in a form sent without scripts. */
export function PlaceTokens({
  chosen,
  onRemove,
}: {
  chosen: readonly FormPlace[];
  onRemove: (id: number) => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Odabrana mjesta`} className={styles.tokens}>
      {chosen.map(({ id, label, level }) => (
        <label key={id}>
          <input
            type="checkbox"
            name={placeParameter(level)}
            value={id}
            checked
            onChange={(event) => {
              // The next one, or the text field, is where somebody goes on.
              const { nextElementSibling: next } = event.target.closest('label') ?? event.target;
              (
                next?.querySelector('input') ?? event.target.form?.querySelector<HTMLElement>('[role="combobox"]')
              )?.focus();
              onRemove(id);
            }}
          />
          <span>
            {label === '' ? t`Odabrano mjesto` : label}
            <CloseIcon size="xs" />
          </span>
        </label>
      ))}
    </div>
  );
}
