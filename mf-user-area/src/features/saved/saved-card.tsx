import { useComparedAd, useRemote } from '@kvadrat/remote-kit';
import { FOLDER_LIMITS } from '@kvadrat/contracts/constants';
import { Avatar, BusyButton, Checkbox, EditIcon, HeartButton, TextArea, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { KeptCard } from '../../components/ads/kept-card';
import styles from '../../components/ads/kept-card.module.css';
import type { ShownAd } from '../../components/ads/shown-ad';
import { DeedButton, DeedForm } from '../../components/deeds/deed-form';
import { FIELDS } from '../../components/deeds/deed-names';
import type { ShownFolder } from './saved-list';
import { FolderChoice } from './folder-choice';

/** A saved ad: its note, its folder, comparing, letting go. */
export function SavedCard({
  ad,
  folders,
  isAccount,
  eager,
}: {
  ad: ShownAd;
  folders: readonly ShownFolder[];
  isAccount: boolean;
  eager: boolean;
}): ReactElement {
  const { t } = useLingui();
  const { marks } = useRemote();
  const { id, title, own } = ad;
  return (
    <KeptCard
      ad={ad}
      eager={eager}
      corner={<HeartButton label={t`Spremi: ${title}`} pressed={own} onToggle={() => marks.set('saved', id, !own)} />}
    >
      <Notes ad={ad} />
      <div className={`${styles.foot} ${styles.above}`}>
        {ad.state === 'active' && <Compare id={id} title={title} />}
        <Change ad={ad} folders={folders} isAccount={isAccount} />
      </div>
    </KeptCard>
  );
}

function Notes({ ad: { note, others } }: { ad: ShownAd }): ReactElement | null {
  const { t } = useLingui();
  if (note === '' && others.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {note !== '' && (
        <li>
          <EditIcon />
          <span>
            <VisuallyHidden>{t`Vaša napomena`}: </VisuallyHidden>
            {note}
          </span>
        </li>
      )}
      {others.map(({ by, text }) => (
        <li key={`${by} ${text}`}>
          <Avatar name={by} className={styles.initials} />
          <span>
            <VisuallyHidden>{by}: </VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Compare({ id, title }: { id: number; title: string }): ReactElement {
  const { t } = useLingui();
  const { toast } = useRemote();
  const [chosen, choose] = useComparedAd(id);
  return (
    <div className={styles.compare}>
      <Checkbox
        label={
          <>
            <Trans>Usporedi</Trans>
            <VisuallyHidden>: {title}</VisuallyHidden>
          </>
        }
        checked={chosen}
        onChange={() => {
          if (!choose(!chosen)) toast('info', t`Usporediti možete najviše četiri oglasa. Najprije uklonite jedan.`);
        }}
      />
    </div>
  );
}

function Change({
  ad: { id, title, note, folder, own },
  folders,
  isAccount,
}: {
  ad: ShownAd;
  folders: readonly ShownFolder[];
  isAccount: boolean;
}): ReactElement {
  const { t } = useLingui();
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (sheet.current === null) return;
    sheet.current.open = false;
    sheet.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={sheet} className={styles.open}>
      <summary>
        <EditIcon />
        <Trans>Napomena i mapa</Trans>
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>
        <DeedForm deed="note" hidden={{ [FIELDS.ad]: String(id) }} className={styles.form} onTaken={close}>
          {({ busy, errorOf, typed }) => (
            <>
              <TextArea
                label={t`Napomena`}
                name="note"
                rows={3}
                maxLength={FOLDER_LIMITS.note}
                defaultValue={typed['note'] ?? note}
                error={errorOf('note')}
              />
              <FolderChoice folders={folders} folder={typed[FIELDS.folder] ?? folder} isAccount={isAccount} />
              <BusyButton type="submit" kind="primary" small busy={busy}>
                <Trans>Spremi</Trans>
              </BusyButton>
            </>
          )}
        </DeedForm>
        {own && (
          <DeedButton
            deed="remove"
            kind="plain"
            hidden={{ [FIELDS.ad]: String(id) }}
            label={t`Ukloni iz spremljenih: ${title}`}
          >
            <Trans>Ukloni iz spremljenih</Trans>
          </DeedButton>
        )}
      </div>
    </details>
  );
}
