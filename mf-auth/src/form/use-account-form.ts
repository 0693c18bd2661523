import { useRemote } from '@kvadrat/build/remote';
import type { AuthFormState } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react';
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
  /** What to say when the server refuses and has no words of its own (R248, R249). */
  failure: string;
}

export interface AccountForm {
  state: FormState;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Name, first value and error of a field; spread on a field of the ui-kit. */
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined };
  /** The same for a box. */
  box: (name: string) => { name: string; value: '1'; defaultChecked: boolean; error: string | undefined };
}

/** Where a form begins that was sent without scripts. */
function stateAfter(outcome: AuthFormState['outcome']): FormState {
  return outcome === null || outcome.status === 'carried' ? UNTOUCHED : { status: outcome.status, problems: outcome.problems, message: outcome.message };
}

/**
 * Ties a form to the states of the specification (R205–R211). The fields stay the document's own,
 * so that they work without scripts and whatever fills them in is what is sent.
 */
export function useAccountForm({ view, formState, defaults = {}, validate, send, failure }: AccountFormOptions): AccountForm {
  const { http, report } = useRemote();
  const { t } = useLingui();
  const outcome = formState.outcome?.view === view ? formState.outcome : null;
  const [state, dispatch] = useReducer(nextFormState, outcome, stateAfter);
  const [initial] = useState<Values>(() => ({ ...readDraft(view), ...outcome?.values, ...withoutEmpty(defaults) }));
  const text = useProblemText(formState.passwordMin);
  /** The state of the last render is too old for two presses at once (R206). */
  const sending = useRef(false);
  /** Problems of the last refused press: that moves the focus, the edits after it do not (R207). */
  const [refused, setRefused] = useState<{ form: HTMLFormElement; problems: Problems } | null>(null);

  useEffect(() => {
    if (refused !== null) firstWithProblem(refused.form, refused.problems)?.focus();
  }, [refused]);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (sending.current) return;
    const values = readValues(form);
    const problems = validate(values);
    dispatch({ type: 'submit', problems });
    if (Object.keys(problems).length > 0) {
      setRefused({ form, problems });
      return;
    }
    sending.current = true;
    try {
      const message = await sendWithProof(http, (proof) => send(values, proof));
      dropDraft(view);
      dispatch({ type: 'succeed', message });
    } catch (error) {
      dispatch({ type: 'fail', message: wordsOf(error) });
      if (!isAppError(error)) report(error);
    } finally {
      sending.current = false;
    }
  };
  const wordsOf = (error: unknown): string => {
    if (!isAppError(error)) return failure;
    if (error.words !== undefined && error.words !== '') return error.words;
    return error.code === 'connection' || error.code === 'timeout' ? t`Nema odgovora s poslužitelja. Provjerite vezu i pokušajte ponovno.` : failure;
  };

  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInput: (event) => {
      const values = readValues(event.currentTarget);
      keepDraft(view, withoutPasswords(event.currentTarget, values));
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) dispatch({ type: 'edit', field: target.name, problems: validate(values) });
    },
    field: (name) => ({ name, defaultValue: initial[name] ?? '', error: text(name, state.problems[name]) }),
    box: (name) => ({ name, value: '1', defaultChecked: initial[name] === '1', error: text(name, state.problems[name]) }),
  };
}
