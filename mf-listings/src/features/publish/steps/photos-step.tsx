import { useHref } from '@kvadrat/remote-kit';
import { authPath } from '@kvadrat/contracts/account';
import type { OwnAd } from '@kvadrat/contracts/api';
import { ButtonLink, FieldError, Notice, useHydrated } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactElement } from 'react';
import { DropZone } from '../photos/drop-zone';
import { PhotoTile } from '../photos/photo-tile';
import styles from '../photos/photos.module.css';
import { UploadTile } from '../photos/upload-tile';
import { useDragOrder } from '../photos/use-drag-order';
import { usePhotoUploads } from '../photos/use-photo-uploads';
import { usePhotos } from '../photos/use-photos';
import { usePhotoTexts } from '../photos/use-photo-texts';
import { PublishFrame } from '../publish-frame';
import page from '../publish.module.css';
import { neighbour, stepPath } from '../publish-steps';
import type { StepProps } from '../use-step-form';

/** Photos of the property, in the order in which they are shown. */
export function PhotosStep({ data: { draft }, route, refused }: StepProps): ReactElement | null {
  const { t } = useLingui();
  const texts = usePhotoTexts();
  if (draft === null) return null;
  const problems = Object.entries(refused?.problems ?? {});
  return (
    <PublishFrame
      step="slike"
      link={draft.link}
      title={t`Slike i tlocrt`}
      lead={
        <Trans>
          Prva slika je naslovna. Oglasi s barem osam slika i tlocrtom dobiju više upita. Podatke o mjestu i fotoaparatu
          brišemo iz slika.
        </Trans>
      }
    >
      {problems.length > 0 && (
        <div className={page.returned} role="group" tabIndex={-1} autoFocus suppressHydrationWarning>
          <h2>
            <Trans>Neke slike nisu spremljene</Trans>
          </h2>
          <ul>
            {problems.map(([field, reason]) => (
              <li key={field}>
                {refused?.values[field] ?? ''} {texts.refusal(reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {draft.account === null ? (
        <SignInFirst route={route} />
      ) : (
        <PhotoForm draft={draft} action={`${route.path}${route.search}`} />
      )}
      <Onward link={draft.link} />
    </PublishFrame>
  );
}

function SignInFirst({ route }: Pick<StepProps, 'route'>): ReactElement {
  const href = useHref();
  return (
    <div className={page.stack}>
      <Notice>
        <Trans>Slike se čuvaju uz vaš račun, pa se za njih treba prijaviti. Sve što ste upisali čeka vas.</Trans>
      </Notice>
      <div className={styles.row}>
        <ButtonLink kind="primary" href={href(authPath('entry', `${href(route.path)}${route.search}`))}>
          <Trans>Prijavi se i dodaj slike</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

/** One form: without scripts the browser sends files and buttons, with them each does its work at once. */
function PhotoForm({ draft, action }: { draft: OwnAd; action: string }): ReactElement {
  const { t } = useLingui();
  const href = useHref();
  const hydrated = useHydrated();
  const list = usePhotos(draft);
  const dragging = useDragOrder(list.onDragOver, list.onDrop);
  const uploads = usePhotoUploads(draft, list.show, list.photos.length);
  const form = useRef<HTMLFormElement>(null);
  const canUpload = hydrated && uploads.possible;
  return (
    <form ref={form} className={page.stack} method="post" action={href(action)} encType="multipart/form-data">
      <DropZone add={canUpload ? uploads.add : null} send={() => form.current?.requestSubmit()} />
      {list.failed && (
        <FieldError id="photo-order">{t`Redoslijed nije spremljen. Provjerite vezu i pokušajte ponovno.`}</FieldError>
      )}
      <ul className={styles.list} aria-label={t`Slike`} {...dragging}>
        {list.photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={list.photos.length}
            onDeed={list.onDeed}
            onRoom={list.onRoom}
          />
        ))}
        {uploads.files.map((file) => (
          <UploadTile key={file.key} file={file} onDrop={uploads.drop} onAgain={uploads.again} />
        ))}
      </ul>
    </form>
  );
}

function Onward({ link }: { link: string }): ReactElement {
  const href = useHref();
  const [before, next] = [neighbour('slike', -1) ?? 'slike', neighbour('slike', 1) ?? 'slike'];
  return (
    <div className={page.dock}>
      <span className={page.save} />
      <ButtonLink className={page.back} href={href(stepPath(before, link))}>
        <Trans>Natrag</Trans>
      </ButtonLink>
      <ButtonLink kind="primary" href={href(stepPath(next, link))}>
        <Trans>Nastavi na cijenu</Trans>
      </ButtonLink>
    </div>
  );
}
