/** Readers speak a change, so the region is emptied first; the pause lets them notice. */
const PAUSE_MS = 100;

/** Announces through the page's one polite live region. */
export function createAnnouncer(region: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    region.textContent = '';
    timer = setTimeout(() => (region.textContent = text), PAUSE_MS);
  };
}
