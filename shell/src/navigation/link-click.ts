/**
 * The address a click on a link leads to in this window, or null when the browser should have the
 * click: a modifier or another button, a new window, a download, another site, a place on the
 * same page, or a link marked `data-native`.
 */
export function readLinkClick(event: MouseEvent, current: URL): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event.target);
  if (link === null || link.hasAttribute('download') || link.dataset['native'] !== undefined) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  if (link.relList.contains('external')) return null;
  const url = new URL(link.href, current);
  if (url.origin !== current.origin || isSamePagePlace(url, current)) return null;
  return url;
}

/** The link an event happened on or in. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function isSamePagePlace(url: URL, current: URL): boolean {
  return url.pathname === current.pathname && url.search === current.search && url.href.includes('#');
}
