import { AppError, isAppError } from '@kvadrat/contracts/errors';
import type { RefusedForm, RouteLocation } from '@kvadrat/contracts/remote';
import type { AnySchema } from 'yup';
import type { PageAct } from '../page-definition';
import { useRemote } from '../remote-services';
import type { FormHandle } from './form-handle';
import { UNTOUCHED, type FormState } from './form-machine';
import { schemaProblems } from './schema-problems';
import { useCheckedForm } from './use-checked-form';
import type { FormOptions } from './use-form-states';

export interface PageFormOptions extends Pick<FormOptions, 'name' | 'values' | 'known' | 'keeps' | 'problemText'> {
  /** The page's own `act`: here it runs with the browser's client. */
  act: PageAct;
  route: RouteLocation;
  schema: AnySchema;
  /** The form as the server gave it back. */
  refused?: RefusedForm | undefined;
  /** A sentence for why a form was not taken whose fields are right; `connection` where no answer came, `unavailable` for any other failure. Of too many it is told the seconds to wait. */
  obstacleText: (obstacle: string, retryAfter?: number) => string;
  /** Told the way on in place of going there. */
  onTaken?: (path: string) => void;
}

/**
 * The form of a page that acts: sent by script it does what the server does with a form sent without, by the same `act`. A way on
 * is gone, what is wrong stands at its field.
 */
export function usePageForm({
  act,
  route,
  schema,
  refused,
  obstacleText,
  values,
  onTaken,
  ...form
}: PageFormOptions): FormHandle {
  const { http, navigate } = useRemote();
  return useCheckedForm({
    ...form,
    start: startOf(refused, obstacleText),
    values: { ...values, ...refused?.values },
    validate: (typed) => schemaProblems(schema, typed),
    async send(typed) {
      const outcome = await act(typed, route, { http }).catch((error: unknown) => failInOurWords(error, obstacleText));
      if (!('redirect' in outcome)) {
        throw new AppError('invalid-request', 'the form was not taken', {
          problems: outcome.problems,
          ...(outcome.obstacle === undefined ? {} : { words: obstacleText(outcome.obstacle, outcome.retryAfter) }),
        });
      }
      if (onTaken === undefined) navigate(outcome.redirect);
      else onTaken(outcome.redirect);
      return undefined;
    },
    // What is wrong with fields stands there.
    failureText: (error) => (isAppError(error) && error.problems !== undefined ? '' : obstacleText('unavailable')),
  });
}

/** Throws a failure of the call with what the page says of it: the server's words are for callers. */
function failInOurWords(error: unknown, obstacleText: (obstacle: string) => string): never {
  if (!isAppError(error)) throw error;
  const isSilent = error.code === 'connection' || error.code === 'timeout';
  throw new AppError(error.code, error.message, {
    words: obstacleText(isSilent ? 'connection' : 'unavailable'),
    cause: error,
  });
}

function startOf(refused: RefusedForm | undefined, obstacleText: PageFormOptions['obstacleText']): FormState {
  if (refused === undefined) return UNTOUCHED;
  const { problems, obstacle, retryAfter } = refused;
  return { status: 'error', problems, message: obstacle === undefined ? '' : obstacleText(obstacle, retryAfter) };
}
