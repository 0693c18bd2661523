/** Google's map hears keys on an element of its own inside. */
export function focusGoogleMap(container: HTMLElement): void {
  const inner = container.querySelector('.gm-style [tabindex="0"]');
  if (inner instanceof HTMLElement) inner.focus({ preventScroll: true });
}
