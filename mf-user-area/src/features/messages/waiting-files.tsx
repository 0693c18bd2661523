import type { Uploads } from '@kvadrat/remote-kit/uploads';
import { CloseIcon, DocIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './files.module.css';
import { useTalkTexts } from './use-talk-texts';

/** Files that go along with the message that is being written, and how far each has come. */
export function WaitingFiles({ uploads }: { uploads: Uploads }): ReactElement | null {
  const { t } = useLingui();
  const texts = useTalkTexts();
  if (uploads.files.length === 0) return null;
  return (
    <ul className={styles.waiting} aria-label={t`Datoteke uz poruku`}>
      {uploads.files.map(({ key, name, state, share, reason }) => (
        <li key={key} className={styles.file} data-state={state}>
          <DocIcon />
          <span className={styles.words}>
            <b>{name}</b>
            <span className={styles.note} role={state === 'refused' || state === 'failed' ? 'alert' : 'status'}>
              {(state === 'waiting' || state === 'sending') && <Trans>Šalje se: {Math.round(share * 100)} %</Trans>}
              {state === 'ready' && <Trans>Spremno za slanje</Trans>}
              {state === 'refused' && texts.file(reason)}
              {state === 'failed' && <Trans>Veza je pukla.</Trans>}
            </span>
          </span>
          {state === 'failed' && (
            <button type="button" className={styles.again} onClick={() => uploads.again(key)}>
              <Trans>Pošalji ponovno</Trans>
            </button>
          )}
          <button
            type="button"
            className={styles.drop}
            aria-label={t`Ukloni: ${name}`}
            onClick={() => uploads.drop(key)}
          >
            <CloseIcon size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}
