import { BusyButton } from '@kvadrat/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import type { FormHandle } from './form-handle';
import styles from './form-parts.module.css';

/** Small print of a form: what is done with what was typed. */
export function FormNote({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles.note}>{children}</p>;
}

/** Sends a form of a page; as wide as its words unless it is to fill the line. */
export function SendButton({
  form: { state },
  kind = 'primary',
  full = false,
  children,
}: {
  form: Pick<FormHandle, 'state'>;
  kind?: 'primary' | 'outlined';
  full?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <BusyButton
      type="submit"
      kind={kind}
      full={full}
      className={full ? undefined : styles.send}
      busy={state.status === 'submitting'}
    >
      {children}
    </BusyButton>
  );
}
