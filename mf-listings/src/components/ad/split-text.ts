/** Length of what stands before "more", in characters: about eight lines. */
const SHORT = 520;
/** Less than this is not worth a press. */
const REST = 160;

export interface SplitText {
  start: readonly string[];
  /** Empty where all of it is shown. */
  rest: readonly string[];
}

/** Parts a text after a paragraph, or within the first one after a sentence, so that nothing is cut in the middle. */
export function splitText(text: string): SplitText {
  const paragraphs = text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const whole: SplitText = { start: paragraphs, rest: [] };
  if (length(paragraphs) <= SHORT + REST) return whole;
  let shown = 0;
  let used = 0;
  for (const paragraph of paragraphs) {
    if (shown > 0 && used + paragraph.length > SHORT) break;
    used += paragraph.length;
    shown += 1;
  }
  const [first = ''] = paragraphs;
  const split = shown === 1 && first.length > SHORT + REST ? splitSentence(first) : null;
  const parts: SplitText =
    split === null
      ? { start: paragraphs.slice(0, shown), rest: paragraphs.slice(shown) }
      : { start: [split[0]], rest: [split[1], ...paragraphs.slice(1)] };
  return length(parts.rest) < REST ? whole : parts;
}

function splitSentence(text: string): [string, string] | null {
  const end = text.slice(0, SHORT).search(/[.!?…](?=\s[^.!?…]*$)/);
  return end < 0 ? null : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}

function length(paragraphs: readonly string[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
