import { useFormat } from '@kvadrat/remote-kit';
import type { Circle } from '@kvadrat/contracts/search';
import type { DrawnShape } from '@kvadrat/map-kit';
import { Button, DrawIcon, EditIcon, IconButton, ScribbleIcon, TrashIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { circleSize, countShapes, MOST_SHAPES, ringSize, type Shapes } from './areas';
import { useAreaLabels } from './use-area-labels';
import type { PointNames } from './point-names';
import type { AreaDraft } from './use-area-draft';
import type { Drawing } from './use-drawing';
import styles from './areas.module.css';

/** Draws areas, and changes or deletes those there are. */
export function DrawPanel({
  draft,
  drawing,
  onDraw,
  mapped,
  pointNames,
}: {
  draft: AreaDraft;
  drawing: Drawing;
  onDraw: (mode: 'freehand' | 'polygon') => void;
  mapped: boolean;
  pointNames: PointNames;
}): ReactElement {
  const { t } = useLingui();
  const { shapes, change } = draft;
  const area = useAreaLabels(pointNames);
  const size = useSize();
  const full = countShapes(shapes) >= MOST_SHAPES;
  const several = shapes.polygons.length > 1;
  return (
    <>
      {shapes.polygons.length > 0 || shapes.circle !== null ? (
        <ul className={styles.shapes} aria-label={t`Područja`}>
          {shapes.polygons.map((points, index) => (
            <ShapeRow
              key={index}
              name={several ? t`Nacrtano područje ${index + 1}` : t`Nacrtano područje`}
              size={size(ringSize(points))}
              onEdit={
                mapped
                  ? () => drawing.edit({ kind: 'polygon', points }, (shape) => change(withShape(shapes, shape, index)))
                  : null
              }
              onDelete={() => {
                drawing.cancel();
                change({ ...shapes, polygons: shapes.polygons.filter((_polygon, other) => other !== index) });
              }}
            />
          ))}
          {shapes.circle !== null && (
            <ShapeRow
              name={area.circle(shapes.circle)}
              size={size(circleSize(shapes.circle))}
              onEdit={mapped ? editCircle(shapes.circle, shapes, draft, drawing) : null}
              onDelete={() => {
                drawing.cancel();
                change({ ...shapes, circle: null });
              }}
            />
          )}
        </ul>
      ) : (
        <p className={styles.hint}>
          <Trans>Nacrtajte gdje tražite. Područja može biti više, tražimo u&nbsp;svima.</Trans>
        </p>
      )}
      {full ? (
        <p className={styles.hint}>
          <Trans>Područja može biti najviše {MOST_SHAPES}.</Trans>
        </p>
      ) : (
        drawing.progress === null && (
          <div className={styles.actions}>
            <Button small disabled={!mapped} onClick={() => onDraw('freehand')}>
              <ScribbleIcon />
              <Trans>Prostoručno</Trans>
            </Button>
            <Button small disabled={!mapped} onClick={() => onDraw('polygon')}>
              <DrawIcon />
              <Trans>Točku po točku</Trans>
            </Button>
          </div>
        )
      )}
    </>
  );
}

function editCircle(circle: Circle, shapes: Shapes, draft: AreaDraft, drawing: Drawing): () => void {
  return () => drawing.edit({ kind: 'circle', ...circle }, (shape) => draft.change(withShape(shapes, shape)));
}

/** @param index of the polygon it replaces; without it the shape is added */
export function withShape(shapes: Shapes, shape: DrawnShape, index?: number): Shapes {
  if (shape.kind === 'circle') return { ...shapes, circle: { center: shape.center, radius: Math.round(shape.radius) } };
  const { polygons } = shapes;
  return {
    ...shapes,
    polygons: index === undefined ? [...polygons, shape.points] : polygons.with(index, shape.points),
  };
}

function ShapeRow({
  name,
  size,
  onEdit,
  onDelete,
}: {
  name: string;
  size: string;
  onEdit: (() => void) | null;
  onDelete: () => void;
}): ReactElement {
  const { t } = useLingui();
  return (
    <li>
      <span>
        <b>{name}</b> <span className={styles.size}>{size}</span>
      </span>
      {onEdit !== null && (
        <IconButton label={t`Uredi: ${name}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
      )}
      <IconButton label={t`Obriši: ${name}`} onClick={onDelete}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}

/** `1,8 km²`, `450 m²` */
function useSize(): (squareMetres: number) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (metres) => {
    if (metres < 100_000) return format.area(Math.round(metres));
    const kilometres = metres / 1_000_000;
    return t`${format.number(kilometres < 10 ? Number(kilometres.toFixed(1)) : Math.round(kilometres))} km²`;
  };
}
