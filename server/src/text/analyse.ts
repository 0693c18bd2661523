import { words } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** The stems a text is found by, each once. Documents and queries go through this one function. */
export function analyse(text: string): string[] {
  const stems = new Set<string>();
  for (const word of words(text)) {
    if (!STOP_WORDS.has(word)) stems.add(stem(word));
  }
  return [...stems];
}
