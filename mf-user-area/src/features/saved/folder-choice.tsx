import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { Select, TextField } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { FIELDS } from '../../components/deeds/deed-names';
import type { ShownFolder } from './saved-list';

/** Which folder an ad goes into. In a browser a folder is there by its name. */
export function FolderChoice({
  folders,
  folder,
  isAccount,
}: {
  folders: readonly ShownFolder[];
  folder: string;
  isAccount: boolean;
}): ReactElement | null {
  const { t } = useLingui();
  if (!isAccount)
    return (
      <TextField
        label={t`Mapa`}
        hint={t`Ime mape, na primjer Split; prazno za nijednu.`}
        name={FIELDS.folder}
        maxLength={FOLDER_LIMITS.name}
        defaultValue={folder}
      />
    );
  if (folders.length === 0) return null;
  return (
    <Select
      label={t`Mapa`}
      name={FIELDS.folder}
      defaultValue={folder}
      options={[{ value: '', label: t`Nijedna` }, ...folders.map(({ key, name }) => ({ value: key, label: name }))]}
    />
  );
}
