import { useRemote } from '@kvadrat/remote-kit';
import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { BusyButton, Chip, FolderIcon, PlusIcon, TextField, UsersIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DeedForm } from '../../components/deeds/deed-form';
import type { SavedList } from './saved-list';
import { savedPath } from './saved-query';
import styles from './saved.module.css';

/** Folders as links, and the way to a new one. */
export function FolderBar({ list: { query, folders, total, isAccount } }: { list: SavedList }): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const to = (folder: string): string => savedPath(locale, { ...query, folder, page: 1 });
  return (
    <nav className={styles.folders} aria-label={t`Mape`}>
      <Chip href={to('')} aria-current={query.folder === '' ? 'page' : undefined}>
        <Trans>Svi</Trans> <em>{total}</em>
      </Chip>
      {folders.map(({ key, name, count, own, people }) => (
        <Chip key={key} href={to(key)} aria-current={query.folder === key ? 'page' : undefined}>
          {own && people.length === 0 ? <FolderIcon /> : <UsersIcon />}
          {name} <em>{count}</em>
        </Chip>
      ))}
      {isAccount && <NewFolder />}
    </nav>
  );
}

function NewFolder(): ReactElement {
  const { t } = useLingui();
  return (
    <details className={styles.newFolder}>
      <summary>
        <PlusIcon />
        <Trans>Nova mapa</Trans>
      </summary>
      <DeedForm deed="folder" className={styles.line}>
        {({ busy, errorOf, typed }) => (
          <>
            <TextField
              label={t`Ime mape`}
              name="name"
              maxLength={FOLDER_LIMITS.name}
              defaultValue={typed['name']}
              error={errorOf('name')}
            />
            <BusyButton type="submit" kind="primary" busy={busy}>
              <Trans>Otvori mapu</Trans>
            </BusyButton>
          </>
        )}
      </DeedForm>
    </details>
  );
}
