import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import { CONTACT_ID, CONTACT_PARAMETER } from './contact-address';
import styles from './contact.module.css';

/**
 * Asks for the contact. Without scripts the form gets the same page with the contact in it. It is a
 * form, because links are fetched ahead and followed by collectors.
 */
export function AskForm({ onAsk, children }: { onAsk: () => void; children: ReactNode }): ReactElement {
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form className={styles.ask} action={`#${CONTACT_ID}`} data-native onSubmit={onSubmit}>
      <input type="hidden" name={CONTACT_PARAMETER} value="1" />
      {children}
    </form>
  );
}
