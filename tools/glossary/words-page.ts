import { LOCALES } from '@kvadrat/contracts/locales';
import { KEY_TERMS } from './key-terms';

const HEAD = `# Key terms

One word for one thing, in all nine languages. How each language speaks, its forms and further terms stand in its own glossary
beside this page. The page is written from \`tools/glossary/key-terms.ts\` by \`npm run glossary\`; a test finds a second word for
any of these in the catalogues of every package and in the words of the vocabulary.

`;

/** The page of the key terms. */
export function wordsPage(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return (
    HEAD +
    row(['', ...LOCALES]) +
    row(['---', ...LOCALES.map(() => '---')])
      .replaceAll(' | ', '|')
      .replace('| ---', '|---')
      .replace('--- |', '---|') +
    KEY_TERMS.map(({ concept, words }) => row([concept, ...LOCALES.map((locale) => words.get(locale) ?? '')])).join('')
  );
}
