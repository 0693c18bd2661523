import { useEffect, useState } from 'react';
import type { AccountForm } from './account-form';
import type { Problems } from './form-machine';
import { firstWithProblem, readValues } from './form-values';
import { useFormStates, type AccountFormOptions } from './use-form-states';

/**
 * The same for forms of one field or none, which are there before the form library is: an embedded entry takes input first
 * and loads the rest with the first key.
 */
export function usePlainForm(options: AccountFormOptions): AccountForm {
  const { validate } = options;
  const { state, initial, errorOf, press, onInput } = useFormStates(options);
  /** Problems of the last refused press: that moves the focus, the edits after it do not (R207). */
  const [refused, setRefused] = useState<{ form: HTMLFormElement; problems: Problems } | null>(null);

  useEffect(() => {
    if (refused !== null) firstWithProblem(refused.form, refused.problems)?.focus();
  }, [refused]);

  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const values = readValues(form);
      const problems = validate(values);
      if (Object.keys(problems).length > 0) setRefused({ form, problems });
      void press(() => Promise.resolve({ values, problems }));
    },
    onInput,
    field: (name) => ({ name, defaultValue: initial[name] ?? '', error: errorOf(name) }),
    box: (name) => ({ name, value: '1', defaultChecked: initial[name] === '1', error: errorOf(name) }),
  };
}
