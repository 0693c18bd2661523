import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { LANGUAGES } from './languages/languages';
import { type Reading, understood, unsaid } from './reading';
import { said } from './said';
import { tokens } from './tokens';

/** `guessed`: by its small words alone; where none speaks for another language, it is ours. */
export type LanguageDoubt = 'guessed';

/** Letters that few others of our languages write. */
const LETTERS: Readonly<Record<Locale, RegExp>> = {
  hr: /[čćžšđ]/giu,
  de: /[äöüß]/giu,
  en: /(?!)/u,
  it: /[ìò]/giu,
  fr: /[êëîïœç]/giu,
  es: /[ñ¿¡]/giu,
  ru: /(?!)/u,
  pt: /[ãõ]/giu,
  el: /(?!)/u,
};
const EXTRA: Readonly<Record<Locale, readonly string[]>> = {
  hr: ['je', 'se', 'su', 'koji', 'prodaje', 'nalazi', 'stan', 'kuca', 'ima'],
  de: ['ist', 'das', 'die', 'der', 'und', 'mit', 'ein', 'eine', 'wohnung', 'haus', 'sich'],
  en: ['the', 'is', 'and', 'with', 'this', 'has', 'apartment', 'house', 'are'],
  it: ['il', 'che', 'della', 'con', 'una', 'appartamento', 'si', 'gli', 'casa'],
  fr: ['le', 'les', 'une', 'avec', 'est', 'dans', 'appartement', 'maison', 'des'],
  es: ['el', 'los', 'las', 'una', 'con', 'piso', 'esta', 'muy', 'vivienda'],
  ru: [],
  pt: ['uma', 'com', 'dos', 'das', 'apartamento', 'moradia', 'esta', 'muito', 'na'],
  el: [],
};
/** Small words that stand in every text, by language. */
const SMALL = new Map(
  LOCALES.map((locale): [Locale, ReadonlySet<string>] => [
    locale,
    new Set([
      ...single(LANGUAGES[locale].signs.of),
      ...single(LANGUAGES[locale].signs.with),
      ...single(LANGUAGES[locale].signs.but),
      ...EXTRA[locale],
    ]),
  ]),
);

/** The language of a text that does not say it: by its letters where one language alone has them, else by its small words, which is a guess. */
export function readLanguage(text: string): Reading<Locale, LanguageDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const letters = (pattern: RegExp): number => from.match(pattern)?.length ?? 0;
  const all = letters(/\p{L}/gu);
  if (letters(/\p{Script=Cyrillic}/gu) * 2 > all) return understood('ru', from);
  if (letters(/\p{Script=Greek}/gu) * 2 > all) return understood('el', from);
  const words = tokens(from).filter(({ kind }) => kind === 'word');
  const scores = LOCALES.map((locale) => ({
    locale,
    score:
      words.filter(({ text: word }) => SMALL.get(locale)?.has(word) === true).length + letters(LETTERS[locale]) / 2,
  }));
  const [best, second] = scores.sort((one, other) => other.score - one.score);
  const clear = best !== undefined && best.score >= 1 && best.score > (second?.score ?? 0);
  return understood(clear ? best.locale : DEFAULT_LOCALE, from, ['guessed']);
}

function single(phrases: string): string[] {
  return phrases
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && !phrase.includes(' ') && !phrase.endsWith('*'));
}
