import { fold } from '../../platform/text';

/** `joint` signs (hyphens inside of words, dots, brackets, apostrophes) are no tokens: semi-detached is two words of one phrase. */
export interface Token {
  kind: 'word' | 'number' | 'break' | 'slash' | 'plus' | 'colon' | 'dash';
  text: string;
}

const TOKEN =
  /(?<word>\p{L}[\p{L}\p{N}]*)|(?<number>\p{N}+(?:[.,]\p{N}+)*)|(?<break>[,;|•·*\n!?])|(?<slash>[/\\])|(?<plus>[&+])|(?<colon>[:=])|(?<dash>(?<=\s|^)[-–—](?=\s|$))/gu;
/** What is read is a word of a program or a line of a person; more is a text. */
const LONGEST = 2000;

/** The words of a text, folded, and the signs that part them. */
export function tokens(text: string): Token[] {
  return Array.from(fold(text.slice(0, LONGEST)).matchAll(TOKEN), ({ 0: found, groups }): Token => {
    const kind =
      (['word', 'number', 'break', 'slash', 'plus', 'colon', 'dash'] as const).find(
        (name) => groups?.[name] !== undefined,
      ) ?? 'break';
    return { kind, text: found };
  });
}

export function isWord({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number';
}
