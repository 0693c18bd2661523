import { BusyButton } from '@kvadrat/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import type { AccountForm } from './account-form';

/** The form's one button: busy at once for readers, to the eye after a second. */
export function SubmitButton({ form, children }: { form: AccountForm; children: ReactNode }): ReactElement {
  return <BusyButton type="submit" full busy={form.state.status === 'submitting'}>{children}</BusyButton>;
}
