/** States of a form. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'error';

/** The same states as the generic forms of the specification name them. */
export const GENERIC_STATUS = {
  idle: 'ok',
  submitting: 'loading',
  success: 'success',
  error: 'error',
} as const satisfies Record<FormStatus, string>;

/** Rule keys of what is wrong, by field. */
export type Problems = Readonly<Record<string, string>>;

export interface FormState {
  status: FormStatus;
  problems: Problems;
  /** A sentence of the server about the whole form; empty when there is none. */
  message: string;
}

export type FormEvent =
  /** Somebody pressed the button; `problems` is what validation says. */
  | { type: 'submit'; problems: Problems }
  /** A field has another value; `problems` is what validation says of the whole form now. */
  | { type: 'edit'; field: string; problems: Problems }
  | { type: 'succeed'; message?: string | undefined }
  | { type: 'fail'; message?: string | undefined; problems?: Problems | undefined };

export const UNTOUCHED: FormState = { status: 'idle', problems: {}, message: '' };

/**
 * The one machine behind every form: a submit is ignored while one is on its way,
 * validation comes first, and editing keeps only errors of fields that had one. What has no error
 * gets none before the next submit.
 */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      if (state.status === 'submitting') return state;
      return { status: isEmpty(event.problems) ? 'submitting' : 'error', problems: event.problems, message: '' };
    case 'edit':
      return state.status === 'error' && event.field in state.problems ? afterEdit(state, event.problems) : state;
    case 'succeed':
      return { status: 'success', problems: {}, message: event.message ?? '' };
    case 'fail':
      return { status: 'error', problems: event.problems ?? {}, message: event.message ?? '' };
  }
}

function afterEdit(state: FormState, problems: Problems): FormState {
  const kept = Object.fromEntries(Object.entries(problems).filter(([field]) => field in state.problems));
  return isEmpty(kept) ? UNTOUCHED : { ...state, problems: kept };
}

function isEmpty(problems: Problems): boolean {
  return Object.keys(problems).length === 0;
}
