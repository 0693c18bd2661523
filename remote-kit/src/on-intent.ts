/** Signs that somebody is about to use a part of the page. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
/** A part that nobody has turned to so long after all of the page had loaded comes in the meantime. */
const IDLE_MS = 4000;

/**
 * Calls back at each sign that somebody turns to an element, and once when the page has been whole for a while.
 * Listens on the document, before React: it keeps events of what it has not hydrated yet to itself.
 * @returns stops it
 */
export function onIntent(element: Element, callback: () => void): () => void {
  const { ownerDocument } = element;
  const onSign = ({ target }: Event): void => {
    if (target instanceof Node && element.contains(target)) callback();
  };
  for (const sign of SIGNS) ownerDocument.addEventListener(sign, onSign, { capture: true, passive: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLoad = (): void => void (timer = setTimeout(callback, IDLE_MS));
  const { defaultView: view } = ownerDocument;
  if (ownerDocument.readyState === 'complete') onLoad();
  else view?.addEventListener('load', onLoad, { once: true });
  return () => {
    view?.removeEventListener('load', onLoad);
    for (const sign of SIGNS) ownerDocument.removeEventListener(sign, onSign, { capture: true });
    clearTimeout(timer);
  };
}
