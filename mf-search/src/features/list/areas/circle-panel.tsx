import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { Origin } from './people';
import { PointField } from './point-field';
import { pointKey } from './point-names';
import { RadiusFields, USUAL_RADIUS } from './radius-fields';
import type { AreaDraft } from './use-area-draft';
import type { Drawing } from './use-drawing';
import styles from './areas.module.css';

/** A circle by its centre and radius; all of it can be done by fields. */
export function CirclePanel({
  draft,
  drawing,
  picking,
  onPick,
  circleName,
  onName,
}: {
  draft: AreaDraft;
  drawing: Drawing;
  picking: boolean;
  onPick: (() => void) | null;
  /** What the visitor called the centre by. */
  circleName: Origin | null;
  onName: (origin: Origin | null) => void;
}): ReactElement {
  const { t } = useLingui();
  const { shapes, change } = draft;
  const { circle } = shapes;
  const [wanted, setWanted] = useState(USUAL_RADIUS);
  const radius = circle?.radius ?? wanted;
  const origin =
    circle &&
    (circleName !== null && pointKey(circleName.center) === pointKey(circle.center)
      ? circleName
      : { center: circle.center, name: null });

  const setRadius = (metres: number): void => {
    drawing.cancel();
    setWanted(metres);
    if (circle !== null) change({ ...shapes, circle: { ...circle, radius: metres } }, 'radius');
  };
  return (
    <div className={styles.fields}>
      <PointField
        label={t`Središte kruga`}
        origin={origin}
        onChange={(chosen) => {
          drawing.cancel();
          onName(chosen);
          setWanted(radius);
          change({ ...shapes, circle: chosen && { center: chosen.center, radius } });
        }}
        picking={picking}
        onPick={onPick}
      />
      <RadiusFields radius={radius} onChange={setRadius} />
    </div>
  );
}
