import type { Sketch } from './sketch';

/** The finished drawing, seen in a mirror if wanted, which is another room. */
export function finish(sketch: Sketch, mirrored: boolean): string {
  const svg = sketch.toSvg();
  if (!mirrored) return svg;
  return svg
    .replace('</defs>', '</defs><g transform="translate(1200 0) scale(-1 1)">')
    .replace(/<\/svg>$/, '</g></svg>');
}
