export interface ShownElement {
  element: HTMLElement;
  close: () => void;
}

/**
 * Puts an element that draws a dialog at the end of a page, and takes it away when its dialog is gone, whatever closed it.
 * @param attributes those without a value are left out
 * @param closing called once, before it is taken away
 */
export function showUntilClosed(
  document: Document,
  name: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
  closing = (): void => undefined,
): ShownElement {
  const opener = document.activeElement;
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (typeof value === 'string') element.setAttribute(attribute, value);
  let wasShown = false;
  const close = (): void => {
    if (!element.isConnected) return;
    watch.disconnect();
    closing();
    element.remove();
    // The dialog gives the focus back where it can; who opened it may have been out of reach meanwhile.
    if (document.activeElement === document.body) (opener as HTMLElement | null)?.focus();
  };
  const watch = new MutationObserver(() => {
    const isShown = element.querySelector('dialog') !== null;
    if (wasShown && !isShown) close();
    wasShown ||= isShown;
  });
  watch.observe(element, { childList: true, subtree: true });
  document.body.append(element);
  return { element, close };
}
