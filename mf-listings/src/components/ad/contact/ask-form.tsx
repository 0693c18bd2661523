import { useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { phonePath } from '@kvadrat/contracts/paths';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import styles from './contact.module.css';

/**
 * Asks for the number. Without scripts a page with the number answers. It is a form that posts, because links and
 * addresses are fetched ahead and followed by collectors.
 */
export function AskForm({ id, onAsk, children }: { id: number; onAsk: () => void; children: ReactNode }): ReactElement {
  const { locale } = useRemote();
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form
      className={styles.ask}
      method="post"
      action={localizedPath(locale, phonePath(id))}
      data-native
      onSubmit={onSubmit}
    >
      {children}
    </form>
  );
}
