/** On paper a page says where it is from; the server knows only the address that was asked for first. */
export function printAddress(element: HTMLElement): void {
  window.addEventListener('beforeprint', () => (element.textContent = location.href));
}
