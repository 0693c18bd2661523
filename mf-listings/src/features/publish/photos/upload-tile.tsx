import type { SentFile } from '@kvadrat/remote-kit/uploads';
import { Button, cx } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './photos.module.css';
import { usePhotoTexts } from './use-photo-texts';

/** A file on its way: how far it is, or why it is not taken. */
export function UploadTile({
  file,
  onDrop,
  onAgain,
}: {
  file: SentFile;
  onDrop: (key: number) => void;
  onAgain: (key: number) => void;
}): ReactElement {
  const { t } = useLingui();
  const texts = usePhotoTexts();
  const isBad = file.state === 'refused' || file.state === 'failed';
  const percent = Math.round(file.share * 100);
  const words = (): string => {
    if (file.state === 'waiting') return t`Čeka na red`;
    if (file.state === 'failed') return t`Veza je prekinuta.`;
    if (file.state === 'refused') return texts.refusal(file.reason);
    return percent < 100 ? t`Učitavanje ${percent} %` : t`Obrada slike…`;
  };
  return (
    <li className={styles.tile}>
      <div className={cx(styles.picture, styles.busy, isBad && styles.bad)} role={isBad ? 'alert' : 'status'}>
        <span>{file.name}</span>
        <span>{words()}</span>
        {file.state === 'failed' && (
          <Button small onClick={() => onAgain(file.key)}>
            <Trans>Pokušaj ponovno</Trans>
          </Button>
        )}
        <Button small kind="plain" onClick={() => onDrop(file.key)}>
          {isBad ? <Trans>Ukloni</Trans> : <Trans>Prekini</Trans>}
        </Button>
      </div>
    </li>
  );
}
