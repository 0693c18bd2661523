import { useFormat } from '@kvadrat/remote-kit';
import { messageFile } from '@kvadrat/contracts/account';
import { cx, DocIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './files.module.css';
import type { Talk } from './load-messages';

type Files = Talk['entries'][number]['files'];

/** Files of a message: pictures are seen, documents named; each is saved when it is followed. */
export function EntryFiles({
  files,
  thread,
  isOwn,
}: {
  files: Files;
  thread: number;
  isOwn: boolean;
}): ReactElement | null {
  const { t } = useLingui();
  const { fileSize } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={cx(styles.files, isOwn && styles.mine)} aria-label={t`Datoteke`}>
      {files.map(({ id, name, type, bytes, width, height }) => (
        <li key={id}>
          <a
            className={type === 'image/jpeg' ? styles.picture : styles.file}
            href={messageFile(thread, id)}
            download
            data-native
          >
            {type === 'image/jpeg' && width !== null && height !== null ? (
              <img src={messageFile(thread, id)} alt={name} width={width} height={height} loading="lazy" />
            ) : (
              <>
                <DocIcon />
                <span className={styles.words}>
                  <b>{name}</b>
                  <span className={styles.note}>PDF, {fileSize(bytes)}</span>
                </span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
