import { useRemote } from '@kvadrat/remote-kit';
import { type FormHandle, FormMessage, GENERIC_STATUS } from '@kvadrat/remote-kit/form';
import { CSRF_FIELD, RETURN_PARAMETER, type AuthFormState } from '@kvadrat/contracts/account';
import type { ReactElement, ReactNode } from 'react';
import { ServerMessage } from '../message';
import styles from './form.module.css';

/**
 * The form element: it posts to the real call where scripts are off, with what the server needs to
 * answer with a page.
 */
export function AccountFormFrame({
  form,
  action,
  formState,
  returnTo,
  label,
  children,
}: {
  form: FormHandle;
  /** Path of the call (see `ACCOUNT_CALLS`). */
  action: string;
  formState: AuthFormState;
  returnTo: string;
  label: string;
  children: ReactNode;
}): ReactElement {
  const { locale, portalOrigin } = useRemote();
  const { status, message } = form.state;
  return (
    <form
      method="post"
      action={`${portalOrigin}${action}`}
      noValidate
      aria-label={label}
      aria-busy={status === 'submitting'}
      data-state={GENERIC_STATUS[status]}
      className={styles.form}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <input type="hidden" name={CSRF_FIELD} value={formState.csrf} />
      <input type="hidden" name={RETURN_PARAMETER} value={returnTo} />
      <input type="hidden" name="locale" value={locale} />
      {status === 'error' && message !== '' && (
        <FormMessage tone="bad">
          <ServerMessage>{message}</ServerMessage>
        </FormMessage>
      )}
      {children}
    </form>
  );
}
