import { Point } from './geometry';
import type { FakeMap } from './map';

export type Gestures = 'cooperative' | 'greedy' | 'none' | 'auto';

/** Pixels of one press of an arrow key, as in the real map. */
const STEP = 80;
/** Pixels a press may wander and still be one. */
const TREMBLE = 5;
const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Panning and zooming by pointer, wheel and keyboard under the rule of `gestureHandling`. */
export function listenToGestures(map: FakeMap): void {
  const { element, surface } = map;
  const cooperative = (): boolean => map.options.gestureHandling === 'cooperative';
  const touches = new Map<number, PointerEvent>();
  let last: PointerEvent | null = null;
  let moved = 0;

  surface.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') touches.set(event.pointerId, event);
    last = event;
    moved = 0;
  });
  window.addEventListener('pointermove', (event) => {
    if (last === null || event.pointerId !== last.pointerId) return;
    const [x, y] = [event.clientX - last.clientX, event.clientY - last.clientY];
    moved += Math.hypot(x, y);
    last = event;
    const held = event.pointerType === 'touch' && cooperative() && touches.size < 2;
    if (moved <= TREMBLE || held || map.options.draggable === false) return;
    map.trigger('drag');
    map.panBy(-x, -y);
  });
  const end = (event: PointerEvent): void => {
    touches.delete(event.pointerId);
    if (last?.pointerId === event.pointerId) last = null;
  };
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);

  surface.addEventListener('click', (event) => {
    if (moved > TREMBLE) return;
    const { left, top } = element.getBoundingClientRect();
    map.trigger('click', {
      latLng: map.positionAt(new Point(event.clientX - left, event.clientY - top)),
      domEvent: event,
    });
  });
  surface.addEventListener('dblclick', () => {
    if (map.options.disableDoubleClickZoom !== true) map.setZoom(map.getZoom() + 1);
  });
  surface.addEventListener(
    'wheel',
    (event) => {
      if (cooperative() && !event.ctrlKey) return;
      event.preventDefault();
      map.setZoom(map.getZoom() - Math.sign(event.deltaY));
    },
    { passive: false },
  );
  element.addEventListener('keydown', ({ key, target }) => {
    if (!(target instanceof Element) || target.getAttribute('role') !== 'region') return;
    const step = ARROWS[key];
    if (step !== undefined) map.panBy(...step);
    if (key === '+' || key === '-') map.setZoom(map.getZoom() + (key === '+' ? 1 : -1));
  });
  // A page is to be scrolled over a cooperative map.
  const touch = (): void => {
    surface.style.touchAction = cooperative() ? 'pan-x pan-y' : 'none';
  };
  touch();
  map.addListener('bounds_changed', touch);
}
