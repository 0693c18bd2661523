import { usePlainForm, type FormHandle } from '@kvadrat/remote-kit/form';
import { useAccountOptions, type AccountFormOptions } from './use-account-options';

/** A form of an account with one field or none, which is there before the form library is. */
export function useSmallForm(options: AccountFormOptions): FormHandle {
  return usePlainForm(useAccountOptions(options));
}
