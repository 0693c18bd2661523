import { LANGUAGES } from '../languages/languages';

/** Since 1 January 2023, as the law has it. */
export const KUNA_PER_EURO = 7.5345;

/** Others are not converted: nobody knows the day of the rate. */
export type Currency = 'EUR' | 'HRK' | 'other';

const OTHERS =
  'usd; us$; $; dollar; dollars; gbp; £; pound; pounds; chf; fr; franken; francs; sfr; bam; km; rsd; din; dinara; huf; ft; forint; czk; kč; pln; zł; zloty; sek; nok; dkk; kr; rub; ₽; руб; рублей; рубли; rubel; uah; ₴; try; ₺; jpy; ¥; cny; ron; lei; bgn; лв; dem; dm; ats; itl; lire; sit; aed; cad; aud; ils; ₪; btc; bitcoin; usdt; eth; долларов; доллары; фунтов; δολαρια';

/** Folding takes the sign of the euro for none of its own, so signs are compared as written. */
const TABLE: readonly (readonly [Currency, readonly string[]])[] = [
  [
    'EUR',
    list(
      `€; ${Object.values(LANGUAGES)
        .map(({ signs }) => signs.euro)
        .join('; ')}; 978; евр; евра; еврa; εύρω; evro; evra; evri; eurō; euros; &euro;`,
    ),
  ],
  [
    'HRK',
    list(
      `${Object.values(LANGUAGES)
        .map(({ signs }) => signs.kuna)
        .join('; ')}; hrk; kn; 191; hrd`,
    ),
  ],
  ['other', list(OTHERS)],
];

const PATTERNS = TABLE.map(([currency, words]): readonly [Currency, RegExp] => {
  const longestFirst = [...new Set(words)]
    .filter((word) => !/^\d+$/.test(word))
    .sort((one, other) => other.length - one.length);
  const alternatives = longestFirst.map((word) =>
    /^[\p{L}]/u.test(word) ? `(?<![\\p{L}])${escape(word)}(?![\\p{L}])\\.?` : escape(word),
  );
  return [currency, new RegExp(alternatives.join('|'), 'gu')];
});

export interface FoundCurrency {
  currency: Currency;
  start: number;
  end: number;
}

/** Every currency a folded text names, in its order. Letters beside digits count too: 250000EUR. */
export function findCurrencies(text: string): FoundCurrency[] {
  const found = PATTERNS.flatMap(([currency, pattern]) =>
    Array.from(text.matchAll(pattern), (match) => ({
      currency,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return found.sort((one, other) => one.start - other.start);
}

/** A currency that stands alone; null for words that are none. */
export function readCurrency(folded: string): Currency | null {
  const bare = folded
    .trim()
    .replace(/[().\s]+/g, ' ')
    .trim();
  const known = TABLE.find(([, words]) => words.includes(bare));
  if (known !== undefined) return known[0];
  const [first, ...others] = findCurrencies(folded);
  if (first === undefined) return null;
  return others.every(({ currency }) => currency === first.currency) ? first.currency : 'other';
}

function list(words: string): string[] {
  return words
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'e');
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
