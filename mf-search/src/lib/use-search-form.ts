import { useHref, useRemote } from '@kvadrat/remote-kit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { addressOf, problemsOf, type FormField, type FormProblems, type SearchForm } from './search-form';
import { replayTyped } from './replay-typed';

const PROBLEM_TEXTS = {
  'not-a-whole-number': msg`Upišite cijeli broj.`,
  inverted: msg`Najmanja vrijednost veća je od najveće.`,
};

export type ChangeForm = (part: Partial<SearchForm>) => void;

/** Sentence about a field, once the form was sent with it wrong. */
export type ErrorOf = (field: FormField) => string | undefined;

export interface SearchFormState {
  form: SearchForm;
  /** The same function in each render, as `errorOf` is while it says the same: a part of a form is drawn again for its own changes only. */
  change: ChangeForm;
  errorOf: ErrorOf;
  /** The form as it is now, for what happens to a part that was not drawn since. */
  read: () => SearchForm;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent) => void;
}

export interface SearchFormOptions {
  /** Address of the list a form leads to, without language prefix; the plain one of its search where there is nothing to add. */
  addressFor?: (form: SearchForm) => string;
  /** Called before it leaves for the list. */
  onSearch?: () => void;
}

/**
 * State of a search form: checks before it searches, keeps what was typed, and while a
 * field is corrected shows errors only of fields that were in error already.
 */
export function useSearchForm(
  initial: SearchForm,
  { addressFor = addressOf, onSearch }: SearchFormOptions = {},
): SearchFormState {
  const { i18n } = useLingui();
  const { navigate } = useRemote();
  const href = useHref();
  const ref = useRef<HTMLFormElement>(null);
  const [{ form, shown }, setState] = useState<{ form: SearchForm; shown: FormProblems }>({ form: initial, shown: {} });
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  }, [form]);
  useEffect(() => {
    if (ref.current !== null) void replayTyped(ref.current);
  }, []);
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return {
    form,
    ref,
    change: useCallback(
      (part) =>
        setState((now) => {
          const changed = { ...now.form, ...part };
          return { form: changed, shown: stillWrong(now.shown, problemsOf(changed)) };
        }),
      [],
    ),
    errorOf: useCallback(
      (field) => {
        const problem = shown[field];
        return problem === undefined ? undefined : i18n._(PROBLEM_TEXTS[problem]);
      },
      [shown, i18n],
    ),
    read: useCallback(() => latest.current, []),
    onSubmit: (event) => {
      event.preventDefault();
      const problems = problemsOf(form);
      setState({ form, shown: problems });
      if (Object.keys(problems).length > 0) {
        setRefusals(refusals + 1);
        return;
      }
      onSearch?.();
      navigate(href(addressFor(form)));
    },
  };
}

function stillWrong(shown: FormProblems, now: FormProblems): FormProblems {
  if (Object.keys(shown).length === 0) return shown;
  return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(shown, field)));
}
