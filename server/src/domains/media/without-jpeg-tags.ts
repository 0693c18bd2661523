/** EXIF and XMP, Photoshop's data, comments. */
const TAGS: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const START_OF_SCAN = 0xda;

/** Takes the tags out of a JPEG, whose picture stays byte by byte; what is none comes back as it is. */
export function withoutJpegTags(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg;
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === START_OF_SCAN) break;
    const end = at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    if (end > jpeg.length) break;
    if (!TAGS.has(marker)) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  kept.push(jpeg.subarray(at));
  return Buffer.concat(kept);
}
