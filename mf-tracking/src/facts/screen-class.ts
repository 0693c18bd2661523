const WIDTH = 1366;

/** Screens fall into three classes by their width in CSS pixels (specification, section 3). */
export function screenClass(width: number): 'below' | 'equal' | 'above' {
  if (width === WIDTH) return 'equal';
  return width < WIDTH ? 'below' : 'above';
}
