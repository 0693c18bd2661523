import { OWN_AD_LIMITS } from '@kvadrat/contracts/forms';
import { Button, cx, UploadIcon, useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { FILES_FIELD } from './photos-act';
import styles from './photos.module.css';

const TYPES = 'image/jpeg,image/heic,image/heif,image/png,image/webp,image/avif,image/gif';

/** Takes files that are dropped or chosen. */
export function DropZone({
  add,
  send,
}: {
  /** Null where the form has to send them. */
  add: ((files: readonly File[]) => void) | null;
  /** Sends the form with the files in it. */
  send: () => void;
}): ReactElement {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  const most = OWN_AD_LIMITS.photos;
  return (
    <div
      className={cx(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (add === null) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <UploadIcon size="m" />
      <strong>
        <Trans>Dovucite slike ili ih odaberite</Trans>
      </strong>
      <small>
        <Trans>JPG, HEIC, PNG, WebP ili AVIF, do 25 MB svaka, najviše {most}</Trans>
      </small>
      <input
        className={cx(styles.file, !hydrated && styles.plain)}
        type="file"
        name={FILES_FIELD}
        accept={TYPES}
        multiple
        aria-label={t`Odaberite slike`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length === 0) return;
          if (add === null) {
            send();
            return;
          }
          add(files);
          event.target.value = '';
        }}
      />
      {!hydrated && (
        <noscript>
          <Button type="submit">
            <Trans>Pošalji slike</Trans>
          </Button>
        </noscript>
      )}
    </div>
  );
}
