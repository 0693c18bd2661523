import { useRemote, useTrack } from '@kvadrat/remote-kit';
import {
  UNTOUCHED,
  withoutEmpty,
  type FormOptions,
  type FormState,
  type Problems,
  type Values,
} from '@kvadrat/remote-kit/form';
import type { AuthFormState } from '@kvadrat/contracts/account';
import { isAppError } from '@kvadrat/contracts/errors';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { FORM_EVENTS } from './form-events';
import { outcomeOf, type FormView } from './outcome-of';
import { useProblemText } from './problem-texts';
import { sendWithProof } from './send-with-proof';

export interface AccountFormOptions {
  /** Whose form it is; its draft and the outcome of a send without scripts are found by it. */
  view: FormView;
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

const BY_MAIL = { medium: 'email' };

/** Where a form begins that was sent without scripts. */
function stateAfter(outcome: AuthFormState['outcome']): FormState {
  return outcome === null || outcome.status === 'carried'
    ? UNTOUCHED
    : { status: outcome.status, problems: outcome.problems, message: outcome.message };
}

/** What forms of an account have in common: the outcome the server left for them, a proof of work, the words of sign-in. */
export function useAccountOptions({
  view,
  formState,
  defaults = {},
  validate,
  send,
  failure,
}: AccountFormOptions): FormOptions {
  const { http } = useRemote();
  const { t } = useLingui();
  const track = useTrack();
  const events = FORM_EVENTS[view];
  useEffect(() => {
    if (events?.start !== undefined) track(events.start, BY_MAIL);
  }, [track, events]);
  const outcome = outcomeOf(formState, view);
  return {
    name: view,
    start: stateAfter(outcome),
    values: { ...outcome?.values, ...withoutEmpty(defaults) },
    validate,
    async send(values) {
      try {
        const message = await sendWithProof(http, (proof) => send(values, proof));
        if (events?.done !== undefined) track(events.done, BY_MAIL);
        return message;
      } catch (error) {
        if (events !== undefined)
          track(events.failed, { ...BY_MAIL, reason: isAppError(error) ? error.code : 'internal' });
        throw error;
      }
    },
    problemText: useProblemText(formState.passwordMin),
    failureText: (error) =>
      isAppError(error) && (error.code === 'connection' || error.code === 'timeout')
        ? t`Nema odgovora s poslužitelja. Provjerite vezu i pokušajte ponovno.`
        : failure,
  };
}
