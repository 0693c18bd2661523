import type { FormHandle } from './form-handle';
import { readValues } from './form-values';
import { useFormStates, type FormOptions } from './use-form-states';

/**
 * The same for forms of one field or none, which are there before the form library is: an embedded entry takes input first
 * and loads the rest with the first key.
 */
export function usePlainForm(options: FormOptions): FormHandle {
  const { validate } = options;
  const { state, initial, errorOf, press, onInput } = useFormStates(options);
  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      const values = readValues(event.currentTarget);
      void press(event.currentTarget, () => Promise.resolve({ values, problems: validate(values) }));
    },
    onInput,
    errorOf,
    field: (name) => ({ name, defaultValue: initial[name] ?? '', error: errorOf(name) }),
    box: (name) => ({ name, value: '1', defaultChecked: initial[name] === '1', error: errorOf(name) }),
  };
}
