/** Where a reader goes on after a navigation: the page's heading, or the main part without one. */
export function focusPage(main: HTMLElement): void {
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    // A heading that keeps it would take the focus from every click on its text.
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
