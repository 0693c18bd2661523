/** Between the panel and the window's edges, in pixels. */
const MARGIN = 8;

/**
 * Puts a panel where it fits: below its anchor where there is room, above otherwise, moved sideways
 * so that it stays in the window.
 * @returns does it again, for a window that has changed
 */
export function placePopover(anchor: HTMLElement, panel: HTMLElement): () => void {
  const place = (): void => {
    panel.style.setProperty('--shift', '0px');
    delete panel.dataset['above'];
    const width = document.documentElement.clientWidth;
    const box = panel.getBoundingClientRect();
    const shift = Math.max(MARGIN - box.left, Math.min(0, width - MARGIN - box.right));
    panel.style.setProperty('--shift', `${shift}px`);
    const { top } = anchor.getBoundingClientRect();
    if (box.bottom > window.innerHeight && top > box.height + MARGIN) panel.dataset['above'] = '';
  };
  place();
  return place;
}
