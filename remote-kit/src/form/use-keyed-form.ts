import type { FormHandle } from './form-handle';
import { useFormKey, type FormKeyOptions } from './use-form-key';
import { usePageForm, type PageFormOptions } from './use-page-form';

/** A form with what makes of it, sent twice, one; see {@link PageFormFrame}. */
export interface KeyedForm extends FormHandle {
  formKey: string;
}

/** The form of a page that acts, sent with a key; one that was open for a day gets another key for the next press. */
export function useKeyedForm({
  given,
  renew,
  ...options
}: PageFormOptions & Pick<FormKeyOptions, 'given' | 'renew'>): KeyedForm {
  const { formKey, act } = useFormKey({ act: options.act, refused: options.refused, given, renew });
  return { ...usePageForm({ ...options, act }), formKey };
}
