import { words } from './fold';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/**
 * Runs without spaces and signs of ASCII. What folding does to such a run depends on nothing outside it: these signs
 * neither change nor join with their neighbours.
 */
const RUN = /[^\s!-/:-@[-`{-~]+/g;

/** Runs whose stems are remembered: most of a text is written in few words. */
const REMEMBERED = 20_000;
/** Longer ones hardly come again. */
const LONGEST_REMEMBERED = 40;
const remembered = new Map<string, readonly string[]>();

/** The stems a text is found by, each once. Documents and queries go through this one function. */
export function analyse(text: string): string[] {
  const stems = new Set<string>();
  for (const run of text.match(RUN) ?? []) {
    for (const found of stemsOf(run)) stems.add(found);
  }
  return [...stems];
}

function stemsOf(run: string): readonly string[] {
  const known = remembered.get(run);
  if (known !== undefined) return known;
  const stems = words(run).flatMap((word) => (STOP_WORDS.has(word) ? [] : [stem(word)]));
  if (run.length > LONGEST_REMEMBERED) return stems;
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(run, stems);
  return stems;
}
