import type { ReactElement } from 'react';
import { parseNumber } from '../base/parse-number';
import { TextField, type TextFieldProps } from './text-field';

interface NumberFieldProps extends TextFieldProps {
  format?: ((value: number) => string) | undefined;
  fits?: ((value: number) => boolean) | undefined;
}

/**
 * A number as people type it. Not `type="number"`: that one refuses `250.000`, changes on the
 * wheel and hides what was typed.
 * @param props `format` writes the number as the page's language does when the field is left;
 *   what cannot be read stays as typed, for the error to speak of; `fits` tells whether the field takes a value, see `parseNumber`
 */
export function NumberField({ format, fits, onBlur, ...field }: NumberFieldProps): ReactElement {
  return (
    <TextField
      inputMode="numeric"
      onBlur={(event) => {
        onBlur?.(event);
        const parsed = parseNumber(event.target.value, fits);
        if (format !== undefined && parsed.kind === 'number') writeText(event.target, format(parsed.value));
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
