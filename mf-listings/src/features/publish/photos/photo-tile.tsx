import { useRemote } from '@kvadrat/remote-kit';
import { Badge, cx, Photo, Select } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactElement } from 'react';
import { PhotoButtons } from './photo-buttons';
import styles from './photos.module.css';
import type { OwnPhoto } from './photo-order';
import { ROOM_FIELD } from './photos-act';
import { PHOTO } from './use-drag-order';
import { ROOM_WORDS, usePhotoTexts } from './use-photo-texts';

interface PhotoTileProps extends Omit<ComponentProps<typeof PhotoButtons>, 'id'> {
  photo: OwnPhoto;
  onRoom: (id: number, room: string) => void;
}

/** A photo in its order, and what it shows. */
export function PhotoTile({ photo, onRoom, ...buttons }: PhotoTileProps): ReactElement {
  const { t } = useLingui();
  const { locale } = useRemote();
  const texts = usePhotoTexts();
  const { id } = photo;
  const { index } = buttons;
  const number = index + 1;
  return (
    <li className={cx(styles.tile, index === 0 && styles.cover)} {...{ [PHOTO]: id }}>
      <div className={styles.picture}>
        <Photo
          className={styles.image}
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
        <PhotoButtons id={id} {...buttons} />
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
