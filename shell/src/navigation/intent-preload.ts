import { linkOf } from './link-click';

/** A pointer that only passes a link leaves it sooner than this, in milliseconds. */
const HOVER_DELAY_MS = 65;

/**
 * Calls `preload` for links the visitor is about to follow: pointed at for 65 ms, focused, touched.
 * Visitors who save data preload nothing.
 */
export function watchIntent(preload: (link: HTMLAnchorElement) => void): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLAnchorElement | null = null;
  const now = (target: EventTarget | null): void => {
    const link = linkOf(target);
    if (link !== null) preload(link);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = pointerType === 'touch' ? null : linkOf(target);
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    if (link !== null) timer = setTimeout(() => now(link), HOVER_DELAY_MS);
  });
  document.addEventListener('focusin', ({ target }) => now(target));
  document.addEventListener('touchstart', ({ target }) => now(target), { passive: true });
}

function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
