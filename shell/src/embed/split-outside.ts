/** Parts of a style sheet's text between separators that stand in no brackets and no quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (character === separator && depth === 0 && quote === '') {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}
