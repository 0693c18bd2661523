import { useCheckedForm, type FormHandle } from '@kvadrat/remote-kit/form';
import { useAccountOptions, type AccountFormOptions } from './use-account-options';

/** A form of an account with its fields in the form library. */
export function useAccountForm(options: AccountFormOptions): FormHandle {
  return useCheckedForm(useAccountOptions(options));
}
