import { useRemote } from '@kvadrat/remote-kit';
import type { AuthFormState } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { useLingui } from '@lingui/react/macro';
import { useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { firstWithProblem, readValues, withoutEmpty, withoutPasswords, type Values } from './form-values';
import { nextFormState, UNTOUCHED, type FormState, type Problems } from './form-machine';
import { useProblemText } from './problem-texts';
import { sendWithProof } from './send-with-proof';

export interface AccountFormOptions {
  /** Whose form it is; its draft and the outcome of a send without scripts are found by it. */
  view: NonNullable<AuthFormState['outcome']>['view'];
  formState: AuthFormState;
  /** Values that were said elsewhere; they win over what was typed here before. */
  defaults?: Values;
  /** Rule keys by field; none when all is well. The same rules as the server's. */
  validate: (values: Values) => Problems;
  /**
   * Sends the values, with the fields of a proof of work where one was asked for.
   * Resolves with a sentence to show, if there is one.
   */
  send: (values: Values, proof: Values) => Promise<string | undefined>;
  /** What to say when the server refuses and has no words of its own. */
  failure: string;
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

/** Where a form begins that was sent without scripts. */
function stateAfter(outcome: AuthFormState['outcome']): FormState {
  return outcome === null || outcome.status === 'carried' ? UNTOUCHED : { status: outcome.status, problems: outcome.problems, message: outcome.message };
}

/** The states of the specification for one form, whoever holds its values. */
export function useFormStates({ view, formState, defaults = {}, validate, send, failure }: AccountFormOptions): FormStates {
  const { http, report } = useRemote();
  const { t } = useLingui();
  const outcome = formState.outcome?.view === view ? formState.outcome : null;
  const [state, dispatch] = useReducer(nextFormState, outcome, stateAfter);
  const [initial] = useState<Values>(() => ({ ...readDraft(view), ...outcome?.values, ...withoutEmpty(defaults) }));
  const text = useProblemText(formState.passwordMin);
  /** The state of the last render is too old for two presses at once. */
  const pressed = useRef(false);

  const wordsOf = (error: unknown): string => {
    if (!isAppError(error)) return failure;
    if (error.words !== undefined && error.words !== '') return error.words;
    return error.code === 'connection' || error.code === 'timeout' ? t`Nema odgovora s poslužitelja. Provjerite vezu i pokušajte ponovno.` : failure;
  };

  const sendOnce: FormStates['press'] = async (form, check) => {
    const { values, problems } = await check();
    // Its error stands at the field before the focus comes there, so that readers say both.
    flushSync(() => dispatch({ type: 'submit', problems }));
    if (Object.keys(problems).length > 0) {
      firstWithProblem(form, problems)?.focus();
      return;
    }
    try {
      const message = await sendWithProof(http, (proof) => send(values, proof));
      dropDraft(view);
      dispatch({ type: 'succeed', message });
    } catch (error) {
      const refused = isAppError(error) ? (error.problems ?? {}) : {};
      flushSync(() => dispatch({ type: 'fail', message: wordsOf(error), problems: refused }));
      firstWithProblem(form, refused)?.focus();
      if (!isAppError(error)) report(error);
    }
  };

  return {
    state,
    initial,
    errorOf: (field) => text(field, state.problems[field]),
    press: async (form, check) => {
      if (pressed.current) return;
      pressed.current = true;
      await sendOnce(form, check).finally(() => (pressed.current = false));
    },
    onInput: ({ currentTarget: form, target }) => {
      const values = readValues(form);
      keepDraft(view, withoutPasswords(form, values));
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) dispatch({ type: 'edit', field: target.name, problems: validate(values) });
    },
  };
}
