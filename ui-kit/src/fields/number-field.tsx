import type { ReactElement } from 'react';
import { TextField, type TextFieldProps } from './text-field';

interface NumberFieldProps extends TextFieldProps {
  /** Writes what was typed as the page's language does, when the field is left. */
  tidy?: ((text: string) => string) | undefined;
}

/** A number as people type it. Not `type="number"`: that one refuses `250.000`, changes on the wheel and hides what was typed. */
export function NumberField({ tidy, onBlur, ...field }: NumberFieldProps): ReactElement {
  return (
    <TextField
      inputMode="numeric"
      onBlur={(event) => {
        onBlur?.(event);
        if (tidy !== undefined) writeText(event.target, tidy(event.target.value));
      }}
      {...field}
    />
  );
}

/** Changes the text the way typing does, so that whoever holds the value hears of it by `onChange`. */
function writeText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
