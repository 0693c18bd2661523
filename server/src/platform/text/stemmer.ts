/** Brings a folded word to the form that its inflected forms share. */
export type Stemmer = (word: string) => string;

const RULE = /^([^>/]+)(?:>([^/]*))?(?:\/(\d))?$/;
const SHORTEST_STEM = 3;

interface Rule {
  instead: string;
  /** Letters that must stand before the ending. */
  before: number;
}

/**
 * A stemmer that changes one ending in each pass, the longest that fits.
 *
 * @param passes rules between spaces: `ending`, or `ending>instead`; three letters must stand before the ending unless
 * a number after a slash says otherwise (`eaux>el/1`)
 */
export function stemmer(...passes: readonly string[]): Stemmer {
  const compiled = passes.map((rules) => compile(rules));
  return (word) => compiled.reduce(changeEnding, word);
}

interface Pass {
  longest: number;
  rules: ReadonlyMap<string, Rule>;
}

function compile(rules: string): Pass {
  const map = new Map<string, Rule>();
  for (const text of rules.trim().split(/\s+/)) {
    const [, ending, instead = '', before] = RULE.exec(text) ?? [];
    if (ending === undefined) throw new TypeError(`"${text}" is no rule of an ending.`);
    map.set(ending, { instead, before: before === undefined ? SHORTEST_STEM : Number(before) });
  }
  return { rules: map, longest: Math.max(...[...map.keys()].map((ending) => ending.length)) };
}

function changeEnding(word: string, { longest, rules }: Pass): string {
  for (let length = Math.min(longest, word.length - 1); length > 0; length--) {
    const rule = rules.get(word.slice(-length));
    if (rule !== undefined && word.length - length >= rule.before) return word.slice(0, -length) + rule.instead;
  }
  return word;
}
