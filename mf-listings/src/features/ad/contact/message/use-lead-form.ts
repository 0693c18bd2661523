import type { EnquiryForm } from '@kvadrat/contracts/api';
import { useEffect } from 'react';
import { useForm, type Resolver, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { drafts } from './drafts';
import { EMPTY_LEAD, type LeadValues } from './lead-fields';
import { useProblemText } from './use-problem-text';

/** What ties a field of the kit to the form, with the sentence for what is wrong. */
export type LeadFieldOf = (name: keyof LeadValues) => UseFormRegisterReturn & { error: string | undefined };

interface LeadForm extends Pick<UseFormReturn<LeadValues>, 'register' | 'handleSubmit' | 'getValues' | 'setValue' | 'watch'> {
  field: LeadFieldOf;
}

/** As they stand in the forms: the first one that is wrong gets the focus. */
const ORDER = ['reason', 'place', 'amount', 'time', 'time2', 'time3', 'name', 'email', 'phone', 'message', 'website'] as const;

/** A form of an ad: what was typed in another one stands in it, else what the account knows. */
export function useLeadForm(listingId: number, resolver: Resolver<LeadValues>, known: EnquiryForm | null): LeadForm {
  const problemText = useProblemText();
  const { register, handleSubmit, formState, getValues, setValue, watch } = useForm<LeadValues>({
    defaultValues: drafts.get(listingId) ?? EMPTY_LEAD,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
  });
  const { errors } = formState;
  for (const name of ORDER) register(name);

  // What the account knows stands in fields that nobody has filled in yet.
  useEffect(() => {
    for (const name of ['name', 'email', 'phone'] as const) if (known !== null && getValues(name) === '') setValue(name, known[name]);
  }, [known, getValues, setValue]);
  useEffect(() => () => void drafts.set(listingId, getValues()), [listingId, getValues]);

  return { register, handleSubmit, getValues, setValue, watch, field: (name) => ({ ...register(name), error: errors[name]?.message ?? problemText(name, errors[name]?.type) }) };
}
