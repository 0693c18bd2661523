import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormHandle } from './form-handle';
import { readValues, type Values } from './form-values';
import type { Problems } from './form-machine';
import { useFormStates, type FormOptions } from './use-form-states';

/** Values as the library holds them: whatever fields a form has, each a text. */
type Fields = Record<string, string>;

function resolverOf(validate: FormOptions['validate']): Resolver<Fields> {
  return (values) => {
    const errors: FieldErrors<Fields> = {};
    for (const [name, type] of Object.entries(validate(values))) errors[name] = { type };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

function problemsOf(errors: FieldErrors<Fields>): Problems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error === undefined ? [] : [[name, String(error.type)]])),
  );
}

/**
 * react-hook-form with the states of the specification. The library knows the fields and validates on a press; it
 * would move the focus twice, the second time after whoever has gone on. When a field that is edited is looked at again is the
 * specification's, not the library's. The document's values count: autofill and whoever types before the script is there write into it alone.
 */
export function useCheckedForm(options: FormOptions): FormHandle {
  const { validate } = options;
  const { state, initial, errorOf, press, onInput } = useFormStates(options);
  const { register, handleSubmit, setValue } = useForm<Fields>({
    defaultValues: initial,
    resolver: resolverOf(validate),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });

  const check = (values: Values) =>
    new Promise<{ values: Values; problems: Problems }>((resolve, reject) => {
      for (const [name, value] of Object.entries(values)) setValue(name, value);
      handleSubmit(
        () => resolve({ values, problems: {} }),
        (errors) => resolve({ values, problems: problemsOf(errors) }),
      )().catch(reject);
    });

  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      const values = readValues(event.currentTarget);
      void press(event.currentTarget, () => check(values));
    },
    onInput,
    errorOf,
    field: (name) => ({ ...register(name), defaultValue: initial[name] ?? '', error: errorOf(name) }),
    box: (name) => ({ ...register(name), value: '1', defaultChecked: initial[name] === '1', error: errorOf(name) }),
  };
}
