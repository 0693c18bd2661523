/** Pixels a hand may tremble while it presses. */
const TREMBLE = 6;

/**
 * Hears presses of an element that may be dragged along with what it lies on: a drag that begins on it ends in a click
 * too, which is no press.
 * @param onPress told whether the keyboard pressed
 */
export function onStillPress(element: HTMLElement, onPress: (byKeyboard: boolean) => void): void {
  let wasDrag = false;
  element.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    wasDrag = false;
    const listening = new AbortController();
    // The element moves with the map, but not always as fast as the pointer.
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void): void => {
      element.ownerDocument.addEventListener(type, (event) => event.pointerId === pointerId && act(event), {
        capture: true,
        signal: listening.signal,
      });
    };
    listen('pointermove', (event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) >= TREMBLE) wasDrag = true;
    });
    listen('pointerup', () => listening.abort());
    listen('pointercancel', () => listening.abort());
  });
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    const byKeyboard = event.detail === 0;
    if (byKeyboard || !wasDrag) onPress(byKeyboard);
  });
}
