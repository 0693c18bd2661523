import { isAppError } from '@kvadrat/contracts/errors';
import { useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRemote } from '../remote-services';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { firstWithProblem, namesOf, readValues, withoutEmpty, withoutPasswords, type Values } from './form-values';
import { nextFormState, UNTOUCHED, type FormState, type Problems } from './form-machine';

export interface FormOptions {
  /** Whose draft it is: what was typed stands in the next form of that name. */
  name: string;
  /** Where the form begins: as the server gave it back, else untouched. */
  start?: FormState | undefined;
  /** Values that were said elsewhere; they win over what was typed here before. */
  values?: Values | undefined;
  /** What is known of who fills the form in: for fields that nobody has typed into. */
  known?: Values | undefined;
  /** Fields that stand in the next form of the name though this one was taken. */
  keeps?: readonly string[] | undefined;
  /** Rule keys by field; none when all is well. The same rules as the server's. */
  validate: (values: Values) => Problems;
  /** Sends the values. Resolves with a sentence to show, if there is one; rejects with an `AppError` that holds what is wrong. */
  send: (values: Values) => Promise<string | undefined>;
  /** A sentence for the rule that a field breaks. */
  problemText: (field: string, rule: string | undefined) => string | undefined;
  /** What to say when sending failed and the server has no words of its own. */
  failureText: (error: unknown) => string;
}

export interface FormStates {
  state: FormState;
  /** What the fields hold at first. */
  initial: Values;
  errorOf: (field: string) => string | undefined;
  /** Takes one press after the other: validates, and sends when all is well. What is wrong first gets the focus. */
  press: (form: HTMLFormElement, check: () => Promise<{ values: Values; problems: Problems }>) => Promise<void>;
  /** A field has another value. */
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The states of the specification for one form, whoever holds its values. */
export function useFormStates({
  name,
  start = UNTOUCHED,
  values: said = {},
  known = {},
  keeps = [],
  validate,
  send,
  problemText,
  failureText,
}: FormOptions): FormStates {
  const { report } = useRemote();
  const [state, dispatch] = useReducer(nextFormState, start);
  const [initial] = useState<Values>(() => ({ ...known, ...withoutEmpty(readDraft(name)), ...said }));
  /** The state of the last render is too old for two presses at once. */
  const pressed = useRef(false);

  const sendOnce: FormStates['press'] = async (form, check) => {
    const { values, problems } = await check();
    // Its error stands at the field before the focus comes there, so that readers say both.
    flushSync(() => dispatch({ type: 'submit', problems }));
    if (Object.keys(problems).length > 0) {
      firstWithProblem(form, problems)?.focus();
      return;
    }
    try {
      const message = await send(values);
      dropDraft(name, Object.fromEntries(Object.entries(values).filter(([field]) => keeps.includes(field))));
      dispatch({ type: 'succeed', message });
    } catch (error) {
      const refused = isAppError(error) ? (error.problems ?? {}) : {};
      const words =
        isAppError(error) && error.words !== undefined && error.words !== '' ? error.words : failureText(error);
      flushSync(() => dispatch({ type: 'fail', message: words, problems: refused }));
      firstWithProblem(form, refused)?.focus();
      if (!isAppError(error)) report(error);
    }
  };

  return {
    state,
    initial,
    errorOf: (field) => problemText(field, state.problems[field]),
    press: async (form, check) => {
      if (pressed.current) return;
      pressed.current = true;
      await sendOnce(form, check).finally(() => (pressed.current = false));
    },
    onInput: ({ currentTarget: form, target }) => {
      const values = readValues(form);
      keepDraft(name, withoutPasswords(form, values), namesOf(form));
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
        dispatch({ type: 'edit', field: target.name, problems: validate(values) });
    },
  };
}
