import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import type { HttpClient } from '@kvadrat/contracts/remote';

const WITHOUT_ANSWER: AuthFormState = {
  providers: [],
  oneTapClientId: '',
  csrf: '',
  passwordMin: FORM_LIMITS.passwordMin,
  outcome: null,
};

/** What the forms need of the server. Where it does not answer, address and password still work: their own calls say what is wrong. */
export function loadFormState(http: HttpClient, signal?: AbortSignal): Promise<AuthFormState> {
  return http.get(ACCOUNT_CALLS.formState, { signal }).catch(() => WITHOUT_ANSWER);
}
