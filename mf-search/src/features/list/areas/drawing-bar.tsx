import type { DrawMode, DrawRefusal } from '@kvadrat/map-kit';
import { Button, FieldError, UndoIcon } from '@kvadrat/ui-kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactElement } from 'react';
import type { Drawing, Progress } from './use-drawing';
import styles from './areas.module.css';

const REFUSALS: Readonly<Record<DrawRefusal, MessageDescriptor>> = {
  'too-few': msg`Za područje su potrebne barem tri točke.`,
  'too-small': msg`Područje je premaleno. Nacrtajte ga šire.`,
  crossing: msg`Linije se križaju. Povucite ih tako da se ne sijeku.`,
};

const TIPS: Readonly<Record<Progress['act'], MessageDescriptor>> = {
  freehand: msg`Povucite prstom ili mišem oko područja. Karta za to vrijeme stoji.`,
  polygon: msg`Dodirnite kartu za svaku točku. Dodir na prvu točku zatvara područje.`,
  circle: msg`Povucite od središta kruga.`,
  edit: msg`Povucite točku ili sredinu stranice.`,
};

const KEYS: Readonly<Record<'draw' | 'edit', MessageDescriptor>> = {
  draw: msg`Tipkovnicom: strelice pomiču kartu, Enter postavlja točku, Backspace je briše.`,
  edit: msg`Tipkovnicom: strelice pomiču kartu, Enter hvata i pušta točku.`,
};

/** What to do while something is being drawn, and how it ends. */
export function DrawingBar({
  progress,
  drawing,
  onSwitch,
}: {
  progress: Progress;
  drawing: Drawing;
  onSwitch: (mode: DrawMode) => void;
}): ReactElement {
  const { i18n } = useLingui();
  const problemId = useId();
  const { act, finishable, refused } = progress;
  return (
    <div className={styles.drawing}>
      <p role="status">{i18n._(TIPS[act])}</p>
      <p className={styles.keys}>{i18n._(KEYS[act === 'edit' ? 'edit' : 'draw'])}</p>
      <div role="alert">
        <FieldError id={problemId}>{refused === null ? undefined : i18n._(REFUSALS[refused])}</FieldError>
      </div>
      <div className={styles.actions}>
        {act !== 'freehand' && (
          <Button small kind="primary" disabled={!finishable} onClick={drawing.finish}>
            <Trans>Završi</Trans>
          </Button>
        )}
        {act !== 'freehand' && (
          <Button small onClick={drawing.undo}>
            <UndoIcon />
            <Trans>Korak natrag</Trans>
          </Button>
        )}
        {act === 'freehand' && (
          <Button small onClick={() => onSwitch('polygon')}>
            <Trans>Točku po točku</Trans>
          </Button>
        )}
        {act === 'polygon' && (
          <Button small onClick={() => onSwitch('freehand')}>
            <Trans>Prostoručno</Trans>
          </Button>
        )}
        <Button small kind="plain" onClick={drawing.cancel}>
          <Trans>Odustani</Trans>
        </Button>
      </div>
    </div>
  );
}
