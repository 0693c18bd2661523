import {
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawFreehandMode,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import type { LatLng } from '../map-provider';
import { drawStyles, readDrawColors } from './draw-styles';
import type { DrawSurface } from './draw-surface';
import { metresBetween } from './plane';

/** Pixels round a corner within which a press means it. */
const NEAR_MOUSE = 16;
const NEAR_FINGER = 28;
/** Pixels between two corners of a freehand line. */
const FREEHAND_STEP = 6;
/** Milliseconds in which the click of the press that finished is not one on the map. */
const QUIET = 400;
/** terra-draw's name for the change that closes a shape. */
const FINISHING = 'finish';
const CONTROLS = 'button, a, input, select, textarea, [role="button"], [role="link"]';

/** terra-draw at work on a map, with everything round it that has to be undone at the end. */
export interface DrawStage {
  draw: TerraDraw;
  /** Pixels round a corner within which a press means it. */
  near: number;
  /** Metres a pixel covers in the middle of the map. */
  scale: () => number;
  center: () => LatLng;
  close: () => void;
}

export interface StageOptions {
  /** Every so many corners of an edited shape can be pulled at. */
  handles?: number;
  /** Whether the polygon that is being closed may be. */
  accepts?: (ring: readonly LatLng[]) => boolean;
}

const stages = new WeakMap<HTMLElement, () => void>();

/** Opens terra-draw on a map; what was being drawn there before is thrown away. */
export async function openStage(
  { adapter, container, focus }: DrawSurface,
  { handles, accepts = () => true }: StageOptions,
  onEnd: () => void,
): Promise<DrawStage> {
  stages.get(container)?.();
  const cleanups = [stopPresses(container), holdPointer(adapter)];
  const near = matchMedia('(pointer: coarse)').matches ? NEAR_FINGER : NEAR_MOUSE;
  const styles = () => drawStyles(readDrawColors(container), handles);
  const draw = new TerraDraw({
    adapter,
    modes: modesWith(styles(), near, accepts),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  });
  const ready = new Promise<void>((resolve) => {
    draw.on('ready', resolve);
  });
  draw.start();
  await ready;
  cleanups.push(
    watchScheme(() => {
      const { polygon, freehand, circle, select } = styles();
      draw.updateModeOptions<typeof TerraDrawPolygonMode>('polygon', { styles: polygon });
      draw.updateModeOptions<typeof TerraDrawFreehandMode>('freehand', { styles: freehand });
      draw.updateModeOptions<typeof TerraDrawCircleMode>('circle', { styles: circle });
      draw.updateModeOptions<typeof TerraDrawSelectMode>('select', { styles: select });
    }),
  );
  focus();
  const middle = (): LatLng => adapter.unproject(container.clientWidth / 2, container.clientHeight / 2);
  const close = (): void => {
    if (stages.get(container) !== end) return;
    stages.delete(container);
    for (const cleanup of cleanups) cleanup();
    draw.stop();
  };
  const end = (): void => {
    close();
    onEnd();
  };
  stages.set(container, end);
  return {
    draw,
    near,
    center: middle,
    scale: () => metresBetween(middle(), adapter.unproject(container.clientWidth / 2 + 1, container.clientHeight / 2)),
    close,
  };
}

/** Ends what is being drawn on a map, as its own cancel would. */
export function endDrawing(container: HTMLElement): void {
  stages.get(container)?.();
}

function modesWith(
  styles: ReturnType<typeof drawStyles>,
  pointerDistance: number,
  accepts: (ring: readonly LatLng[]) => boolean,
) {
  const common = { pointerDistance, keyEvents: null };
  return [
    new TerraDrawPolygonMode({
      ...common,
      styles: styles.polygon,
      showCoordinatePoints: true,
      validation: ({ geometry }, { updateType }) => ({
        valid:
          updateType.valueOf() !== FINISHING ||
          (geometry.type === 'Polygon' && accepts(positionsOf(geometry.coordinates[0] ?? []))),
      }),
    }),
    new TerraDrawFreehandMode({
      ...common,
      styles: styles.freehand,
      drawInteraction: 'click-drag',
      minDistance: FREEHAND_STEP,
    }),
    new TerraDrawCircleMode({ ...common, styles: styles.circle, drawInteraction: 'click-move-or-drag' }),
    new TerraDrawSelectMode({
      ...common,
      styles: styles.select,
      allowManualDeselection: false,
      flags: {
        polygon: {
          feature: {
            draggable: true,
            coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
          },
        },
        // Not 'center': it stretches width and height apart, and the circle of an ellipse ends beside the pointer.
        circle: { feature: { draggable: true, coordinates: { resizable: 'center-fixed' } } },
      },
    }),
  ];
}

/** A ring without its repeated last corner. */
export function positionsOf(coordinates: readonly (readonly number[])[]): LatLng[] {
  return coordinates.slice(0, -1).map(([lng = 0, lat = 0]) => ({ lat, lng }));
}

/** No click or double click reaches the map while it is drawn on, nor right after. Its buttons go on working. */
function stopPresses(container: HTMLElement): () => void {
  const stop = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(CONTROLS) === null) event.stopImmediatePropagation();
  };
  const kinds = ['click', 'dblclick'] as const;
  for (const kind of kinds) container.addEventListener(kind, stop, true);
  const mark = String(performance.now());
  container.dataset['drawing'] = mark;
  return () => {
    setTimeout(() => {
      for (const kind of kinds) container.removeEventListener(kind, stop, true);
      if (container.dataset['drawing'] === mark) delete container.dataset['drawing'];
    }, QUIET);
  };
}

/** A line that is let go outside of the map ends there. */
function holdPointer(adapter: DrawSurface['adapter']): () => void {
  const element = adapter.getMapEventElement();
  const hold = (event: PointerEvent): void => {
    if (event.isPrimary && event.target instanceof Element && event.target.closest(CONTROLS) === null)
      element.setPointerCapture(event.pointerId);
  };
  element.addEventListener('pointerdown', hold);
  return () => {
    element.removeEventListener('pointerdown', hold);
  };
}

function watchScheme(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', listener);
  return () => {
    dark.removeEventListener('change', listener);
  };
}
