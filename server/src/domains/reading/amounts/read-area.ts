import { PhraseBook } from '../phrase-book';
import { notUnderstood, type Reading, understood, unsaid } from '../reading';
import { said } from '../said';
import { signBook } from '../signs';
import { tokens } from '../tokens';
import { AREA_UNITS } from './area-units';
import { chooseValue, type Plausible } from './choose-value';
import { findNumbers } from './find-numbers';
import { isRange } from './is-range';

/**
 * `separator`: 85.000 can be 85 and 85,000; `size`: larger or smaller than anything of the kind; `range`: the lowest was taken; `about`, `bound`: said to be about, at least or at most so much;
 * `words`: beside it stands what was not understood.
 */
export type AreaDoubt = 'separator' | 'size' | 'range' | 'about' | 'bound' | 'words' | 'negative' | 'several';

const UNITS = new PhraseBook<number>();
for (const [squareMetres, words] of AREA_UNITS) UNITS.add(words, squareMetres);
/** Words that name which area it is; the element has said so already. */
const FILLERS = new PhraseBook<true>();
FILLERS.add(
  'neto; net; netto; nett; useful; util; utile; habitable; bruto; brutto; gross; lorda; lordo; bruta; bruto; wohnflache; nutzflache; living area; living space; built; total; ukupno; povrsina; povrsine; area; surface; superficie; flache; size; gesamt; nkp; полезная; общая; площадь; εμβαδον; μικτα; καθαρα; construidos; utiles; uteis; area util',
  true,
);
const QUALIFIERS = signBook('about', 'from', 'up-to', 'with', 'of');

/** An area in square metres, in any unit of our languages: 85 m², 1,2 ha, 3 jutra, 12 соток; without a unit it is in square metres. */
export function readArea(text: string, plausible: Plausible): Reading<number, AreaDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const plain = from.normalize('NFKC');
  const numbers = findNumbers(plain);
  const [first, ...others] = numbers ?? [];
  if (first === undefined) return notUnderstood(from);
  if (first.negative) return notUnderstood(from, 'negative');
  const parts = [first, ...others].map((number, at) => {
    const behind = read(plain.slice(number.end, others[at]?.start ?? plain.length));
    const fitting: Plausible =
      behind.unit === null ? plausible : [plausible[0] / behind.unit, plausible[1] / behind.unit];
    const { value, separator } = chooseValue(number, fitting);
    // Of a unit larger than the metre there are few: 1.250 ha is one and a quarter.
    const few = separator && (behind.unit ?? 1) >= 100 ? number.other : null;
    const taken = few !== null && few >= fitting[0] ? few : value;
    return { ...behind, number, value: taken, separator };
  });
  const before = read(plain.slice(0, first.start));
  const doubts: AreaDoubt[] = [
    ...before.doubts,
    ...parts.flatMap(({ doubts: some, separator }) => [...some, ...(separator ? ['separator' as const] : [])]),
  ];
  const squareMetres = ({ value, unit }: (typeof parts)[number], fallback: number | null = null): number =>
    rounded(value * (unit ?? fallback ?? 1));
  const [one, two] = parts;
  if (one === undefined) return notUnderstood(from);
  if (two === undefined)
    return understood(
      squareMetres(one),
      from,
      isUnusual(squareMetres(one), plausible) && !one.separator ? [...doubts, 'size'] : doubts,
    );
  const between = plain.slice(one.number.end, two.number.start);
  // In Romance languages "a" joins a range, in all of them it is the unit: 120 a 140 m² and 12 a 15 m².
  const joined = between.trim() === 'a' && one.value >= plausible[0] && one.value < two.value;
  if (parts.length === 2 && (joined || (between.trim() !== 'a' && isRange(between, UNITS)))) {
    const lower = squareMetres(joined ? { ...one, unit: null } : one, two.unit);
    return understood(Math.min(lower, squareMetres(two)), from, [
      'range',
      ...doubts.filter((doubt) => doubt !== 'bound'),
    ]);
  }
  // 1 ha 20 a 15 m²: each smaller than the one before.
  const falls = parts.every(({ unit }, at) => unit !== null && (at === 0 || unit < (parts[at - 1]?.unit ?? 0)));
  if (falls) return understood(rounded(parts.reduce((sum, part) => sum + squareMetres(part), 0)), from, doubts);
  // 85 m² + 20 m² terrace, 85 m² (net 80): the first is what the element asks for.
  return one.unit !== null && /[+(,;]/u.test(between)
    ? understood(squareMetres(one), from, ['several', ...doubts])
    : notUnderstood(from, 'several');
}

interface Words {
  unit: number | null;
  doubts: AreaDoubt[];
}

/** The unit and the qualifying words between two numbers. */
function read(text: string): Words {
  const list = tokens(text);
  const words: Words = {
    unit: null,
    doubts: [
      ...(/[~≈]/u.test(text) ? ['about' as const] : []),
      ...(/[<>≤≥]|^\s*\+\s*$/u.test(text) ? ['bound' as const] : []),
    ],
  };
  for (let at = 0; at < list.length;) {
    const unit = words.unit === null ? UNITS.longestAt(list, at) : null;
    const qualifier = QUALIFIERS.longestAt(list, at);
    const [squareMetres] = unit?.meanings ?? [];
    if (squareMetres !== undefined) words.unit = squareMetres;
    else if (qualifier?.meanings.has('about') === true) words.doubts.push('about');
    else if (qualifier?.meanings.has('up-to') === true || qualifier?.meanings.has('from') === true)
      words.doubts.push('bound');
    else if (
      qualifier === null &&
      FILLERS.longestAt(list, at) === null &&
      (list[at]?.kind === 'word' || list[at]?.kind === 'number')
    )
      words.doubts.push('words');
    at += (squareMetres === undefined ? (qualifier ?? FILLERS.longestAt(list, at))?.length : unit?.length) ?? 1;
  }
  return words;
}

/** 0 is what programs write for nothing. */
function isUnusual(value: number, [low, high]: Plausible): boolean {
  return value !== 0 && (value < low || value > high);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
