import { useRef, type PointerEvent } from 'react';

/** Marks what a photo is held by. */
export const HANDLE = 'data-handle';
/** Marks a photo in its list, with its number. */
export const PHOTO = 'data-photo';

interface DragOrder {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Lets photos of a list be dragged with mouse or finger. The list holds the pointer, not the photo: a photo is taken out of
 * the page and put in again when its place changes, and would lose it.
 *
 * @param onDragOver told the photo that is held, and the one whose place it is held over
 */
export function useDragOrder(onDragOver: (id: number, target: number) => void, onDrop: () => void): DragOrder {
  const held = useRef<number | null>(null);
  const letGo = (): void => {
    if (held.current === null) return;
    held.current = null;
    onDrop();
  };
  return {
    onPointerDown({ currentTarget: list, target, pointerId, button }) {
      if (button !== 0 || !(target instanceof Element)) return;
      const photo = target.closest(`[${HANDLE}]`)?.closest(`[${PHOTO}]`);
      if (photo === undefined || photo === null) return;
      held.current = numberOf(photo);
      list.setPointerCapture(pointerId);
    },
    onPointerMove({ currentTarget: list, clientX, clientY }) {
      if (held.current === null) return;
      const target = photoAt(list, clientX, clientY);
      if (target !== null && target !== held.current) onDragOver(held.current, target);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

function numberOf(photo: Element): number {
  return Number(photo.getAttribute(PHOTO));
}

/** Says which photo of a list lies at a point of the window. */
function photoAt(list: Element, x: number, y: number): number | null {
  for (const photo of list.querySelectorAll(`[${PHOTO}]`)) {
    const { left, right, top, bottom } = photo.getBoundingClientRect();
    if (x >= left && x < right && y >= top && y < bottom) return numberOf(photo);
  }
  return null;
}
