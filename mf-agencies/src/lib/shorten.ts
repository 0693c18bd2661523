const DESCRIPTION_LENGTH = 160;

/** A text as long as a description may be, cut at the end of a word. */
export function shorten(text: string, length = DESCRIPTION_LENGTH): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= length) return characters.join('');
  return `${characters
    .slice(0, length - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
