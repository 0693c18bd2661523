import type { FormHandle } from '@kvadrat/remote-kit/form';
import { BusyButton } from '@kvadrat/ui-kit';
import type { ReactElement, ReactNode } from 'react';

/** The form's one button: busy at once for readers, to the eye after a second. */
export function SubmitButton({ form, children }: { form: FormHandle; children: ReactNode }): ReactElement {
  return (
    <BusyButton type="submit" full busy={form.state.status === 'submitting'}>
      {children}
    </BusyButton>
  );
}
