import { DragIcon, IconButton, LeftIcon, RightIcon, StarIcon, TrashIcon } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactElement } from 'react';
import { DEED_FIELD } from '../publish-steps';
import styles from './photos.module.css';
import { photoDeed, type PhotoDeed } from './photo-order';
import { HANDLE } from './use-drag-order';

interface PhotoButtonsProps {
  id: number;
  /** From 0. */
  index: number;
  count: number;
  onDeed: (deed: PhotoDeed, id: number) => void;
}

/** What can be done with a photo: each button is one of the form as well, for who has no scripts. */
export function PhotoButtons({ id, index, count, onDeed }: PhotoButtonsProps): ReactElement {
  const { t } = useLingui();
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
    <>
      <div className={styles.tools}>
        <IconButton
          label={t`Premjesti sliku ${number} povlačenjem ili strelicama`}
          className={styles.drag}
          {...{ [HANDLE]: '' }}
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
    </>
  );
}
