import type { LatLng } from '../map-provider';
import styles from './draw.module.css';
import type { DrawSurface } from './draw-surface';

/** What the keyboard does while something is drawn or edited. */
export interface DrawKeys {
  /** Enter, with the position under the cross-hair. */
  press: (position: LatLng) => void;
  /** The cross-hair has another position under it, because the map moved. */
  move: (position: LatLng) => void;
  undo: () => void;
  cancel: () => void;
}

const SHOWING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'];

/**
 * Drawing without a pointer: a cross-hair in the middle of the map, which the arrows move the map under. It is there
 * from the first such key until a pointer moves.
 */
export function listenToKeys({ container, onMove }: DrawSurface, center: () => LatLng, keys: DrawKeys): () => void {
  const cross = document.createElement('div');
  cross.className = styles['cross'] ?? '';
  const hide = (): void => {
    cross.remove();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('button, a, input, select, textarea') !== null) return;
    if (SHOWING.includes(event.key)) container.append(cross);
    const act = actOf(event.key, keys, center);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  container.addEventListener('keydown', onKey, true);
  container.addEventListener('pointermove', hide);
  container.addEventListener('pointerdown', hide);
  const stopMoves = onMove(() => {
    if (cross.isConnected) keys.move(center());
  });
  return () => {
    hide();
    stopMoves();
    container.removeEventListener('keydown', onKey, true);
    container.removeEventListener('pointermove', hide);
    container.removeEventListener('pointerdown', hide);
  };
}

function actOf(key: string, { press, undo, cancel }: DrawKeys, center: () => LatLng): (() => void) | undefined {
  switch (key) {
    case 'Enter':
      return () => {
        press(center());
      };
    case 'Backspace':
      return undo;
    case 'Escape':
      return cancel;
    default:
      return undefined;
  }
}
