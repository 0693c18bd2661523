let segmenter: Intl.Segmenter | null = null;

/**
 * At most so many letters as a person counts them: an emoji of several characters, or a letter with its accents, is one and is never
 * cut in two. What is cut ends with the sign that says so.
 */
export function cutText(text: string, letters: number, end = '…'): string {
  // Letters are never shorter than one unit.
  if (text.length <= letters) return text;
  segmenter ??= new Intl.Segmenter('hr', { granularity: 'grapheme' });
  const kept: string[] = [];
  // A text of an ad can be long, and the beginning is enough: no letter that people use has more than thirty units.
  for (const { segment } of segmenter.segment(text.slice(0, letters * 32 + 64))) {
    if (kept.length === letters) return `${kept.slice(0, letters - [...end].length).join('')}${end}`;
    kept.push(segment);
  }
  return kept.join('');
}
