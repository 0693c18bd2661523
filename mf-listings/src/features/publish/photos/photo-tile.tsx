import { useRemote } from '@kvadrat/remote-kit';
import {
  Badge,
  cx,
  DragIcon,
  IconButton,
  LeftIcon,
  Photo,
  RightIcon,
  Select,
  StarIcon,
  TrashIcon,
} from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { DEED_FIELD } from '../publish-steps';
import styles from './photos.module.css';
import { photoDeed, type OwnPhoto, type PhotoDeed } from './photo-order';
import { ROOM_FIELD } from './photos-act';
import { ROOM_WORDS, usePhotoTexts } from './use-photo-texts';

interface PhotoTileProps {
  photo: OwnPhoto;
  /** From 0. */
  index: number;
  count: number;
  onDeed: (deed: PhotoDeed, id: number) => void;
  onRoom: (id: number, room: string) => void;
  /** Told the number of the photo whose place it is held over. */
  onDragOver: (id: number, target: number) => void;
  onDrop: () => void;
}

/** A photo in its order: each of its buttons is one of the form as well, for who has no scripts. */
export function PhotoTile({ photo, index, count, onDeed, onRoom, onDragOver, onDrop }: PhotoTileProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const texts = usePhotoTexts();
  const { id } = photo;
  const number = index + 1;
  const deed = (name: PhotoDeed) => ({
    type: 'submit' as const,
    name: DEED_FIELD,
    value: photoDeed(name, id),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onDeed(name, id);
    },
  });
  return (
    <li className={cx(styles.tile, index === 0 && styles.cover)} data-photo={id}>
      <div className={styles.picture}>
        <Photo
          alt={photo.photo.alt}
          sources={photo.photo.sizes}
          sizes={index === 0 ? '(min-width: 640px) 480px, 100vw' : '(min-width: 640px) 240px, 50vw'}
          eager={index < 2}
        />
        {index === 0 && (
          <span className={styles.badge}>
            <Badge>
              <Trans>Naslovna</Trans>
            </Badge>
          </span>
        )}
        <div className={styles.tools}>
          <IconButton
            label={t`Premjesti sliku ${number} povlačenjem ili strelicama`}
            className={styles.drag}
            onPointerDown={(event: PointerEvent<HTMLButtonElement>) =>
              event.currentTarget.setPointerCapture(event.pointerId)
            }
            onPointerMove={(event: PointerEvent<HTMLButtonElement>) => {
              if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
              const below = document.elementFromPoint(event.clientX, event.clientY);
              const target = Number(below?.closest('[data-photo]')?.getAttribute('data-photo') ?? id);
              if (target !== id) onDragOver(id, target);
            }}
            onPointerUp={onDrop}
            onKeyDown={(event: KeyboardEvent) => {
              const back = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
              if (!back && event.key !== 'ArrowRight' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              onDeed(back ? 'up' : 'down', id);
            }}
          >
            <DragIcon />
          </IconButton>
          <IconButton label={t`Obriši sliku ${number}`} {...deed('delete')}>
            <TrashIcon />
          </IconButton>
        </div>
        <div className={styles.moves}>
          {index > 0 && (
            <IconButton label={t`Sliku ${number} jedno mjesto naprijed`} {...deed('up')}>
              <LeftIcon />
            </IconButton>
          )}
          {index > 0 && (
            <IconButton label={t`Neka slika ${number} bude naslovna`} {...deed('first')}>
              <StarIcon />
            </IconButton>
          )}
          {index < count - 1 && (
            <IconButton label={t`Sliku ${number} jedno mjesto natrag`} {...deed('down')}>
              <RightIcon />
            </IconButton>
          )}
        </div>
      </div>
      <Select
        label={t`Što je na slici ${number}`}
        hideLabel
        name={`${ROOM_FIELD}${id}`}
        defaultValue={photo.room ?? ''}
        onChange={(event) => onRoom(id, event.target.value)}
        options={[
          { value: '', label: t`Što je na slici?` },
          ...[...ROOM_WORDS]
            .map((value) => ({ value, label: texts.rooms[value] }))
            .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
        ]}
      />
    </li>
  );
}
