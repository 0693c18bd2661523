import type { Uploads } from '@kvadrat/remote-kit/uploads';
import { ClipIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './files.module.css';
import { TALK_FIELDS } from './messages-act';

/** Chooses files for a message; where the browser does not send them one by one, they go with the form. */
export function FilePicker({ uploads }: { uploads: Uploads }): ReactElement {
  const { t } = useLingui();
  return (
    <label className={styles.choose}>
      <ClipIcon />
      <input
        type="file"
        name={TALK_FIELDS.files}
        multiple
        accept="image/jpeg,image/heic,image/heif,image/png,image/webp,image/avif,image/gif,application/pdf"
        aria-label={t`Priloži slike ili PDF`}
        onChange={(event) => {
          const input = event.currentTarget;
          if (!uploads.possible || input.value === '') return;
          uploads.add([...(input.files ?? [])]);
          input.value = '';
        }}
      />
    </label>
  );
}
