import { safePath, type ChangePasswordAnswer } from '@kvadrat/contracts/account';

export interface ResetResult {
  done: boolean;
  message: string;
  /** Whether the form stays. */
  form: boolean;
  /** Path to go on to; empty when the server names none. */
  onward: string;
  /** Keys of broken rules by field. */
  problems: Readonly<Record<string, string>>;
}

/** What an answer may lack, whatever its type promises: a PHP page of another year may give it. */
type LooseAnswer = Partial<Pick<ChangePasswordAnswer, 'error' | 'problems'>> & {
  results?: Partial<ChangePasswordAnswer['results']>;
  show?: Partial<ChangePasswordAnswer['show']>;
};

/** `error` 1 is a failure in spite of its status. Without the flag the form stays after a failure only. */
export function readResetAnswer({ error, results = {}, show = {}, problems = {} }: LooseAnswer): ResetResult {
  const done = error !== 1;
  const onward = safePath(results.backurl ?? '');
  return {
    done,
    message: results.message ?? '',
    form: show.form ?? !done,
    onward: onward === '/' ? '' : onward,
    problems,
  };
}
