/**
 * Whether a page belongs to the part of the portal that a frame link stands for (`data-section`).
 * @param section beginning of the part's paths; the home page is a part of its own
 */
export function isInSection(section: string, path: string): boolean {
  return section === '/' ? path === '/' : path.startsWith(section);
}
