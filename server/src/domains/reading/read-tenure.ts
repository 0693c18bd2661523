import { PhraseBook } from './phrase-book';
import { notUnderstood, type Reading, understood, unsaid } from './reading';
import { said } from './said';
import { signBook } from './signs';
import { type Token, tokens } from './tokens';

/** What is offered instead of the whole property for good: a share of it, or its use for a time. */
export type Tenure = 'share' | 'lease';

const SIGNS = signBook('share', 'lease', 'no');
/** A half, a third of something; 1/1 is all of it. A floor of a house is written likewise (3/5) and has to be named. */
const FRACTION = /(?<![\d/.,])([1-9]\d{0,3})\s*\/\s*([1-9]\d{0,3})(?![\d/])/gu;
const PERCENT = /(?<![\d.,])([1-9]\d?)\s*%(?!\d)/gu;
const PART_OF =
  /^\s*(?:d[eiao]s?\s+|of\s+|от\s+)?(share|dijel|dio|dijela|idealn|suvlas|udjel|udio|nekretnin|kuc|stan|vlasni|anteil|miteigent|haus|quota|quote|propriet|parte|part|indivis|immobil|propiedad|cuota|proindiviso|доля|доли|собств|дома|квартир|ποσοστο|ιδιοκτησ|μεριδ|ownership|of the|of a|de la|del|della|des|moradia|maison|casa|appart|piso|eigentum|besitz)/u;

/** Phrases that mean nothing else wherever they stand; "share" and "part" alone mean much in a description. */
const STRICT = new PhraseBook<Tenure>();
STRICT.add(
  'suvlasnick* udio; suvlasnick* udjel*; prodaje se suvlasnick* dio; prodaja suvlasnick* dijela; co ownership; coownership; part ownership; fractional ownership; shared ownership; undivided share; timeshare; verkauf eines miteigentumsanteils; bruchteilseigentum; ideeller anteil; quota di proprieta; quota indivisa; comproprieta; multiproprieta; en indivision; quote part indivise; part indivise; parts indivises; multipropriete; proindiviso; parte indivisa; multipropiedad; cuota indivisa; доля в праве; доля в собственности; доля в квартире; доля в доме; долевая собственность; compropriedade; quota indivisa; εξ αδιαιρετου; ποσοστο συνιδιοκτησιας',
  'share',
);
STRICT.add(
  'leasehold; ground lease; pravo gradenja; erbpacht*; erbbau*; pachtgrund; diritto di superficie; enfiteusi; bail emphyteotique; emphyteose; derecho de superficie; право застройки; на правах аренды; direito de superficie; δικαιωμα επιφανειας; usufruct only; viager; nuda proprieta; nue propriete; nuda propiedad',
  'lease',
);

/**
 * Whether a line of an ad offers a share or a lease: "1/2 suvlasnički udio", "leasehold", "pravo građenja". Nothing of the kind is said in most.
 *
 * @param options.strict takes only what can mean nothing else, for texts of people
 */
export function readTenure(text: string, { strict = false }: { strict?: boolean } = {}): Reading<Tenure> {
  const from = said(text);
  if (from === '') return unsaid();
  const words = tokens(from);
  let denied = false;
  for (let at = 0; at < words.length; at++) {
    if (SIGNS.longestAt(words, at)?.meanings.has('no') === true) denied = true;
    const meanings = offered(words, at, strict);
    if (meanings === null) continue;
    const behind = words.slice(at + 1);
    if (denied || behind.some((_, index) => SIGNS.longestAt(behind, index)?.meanings.has('no') === true))
      return notUnderstood(from);
    return understood(meanings, from);
  }
  const folded = from
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const isPart = (match: RegExpExecArray): boolean => PART_OF.test(folded.slice(match.index + match[0].length));
  const fraction =
    [...folded.matchAll(FRACTION)].find((match) => Number(match[1]) < Number(match[2]) && isPart(match)) ??
    [...folded.matchAll(PERCENT)].find(isPart);
  return fraction === undefined ? notUnderstood(from) : understood('share', from);
}

function offered(words: readonly Token[], at: number, strict: boolean): Tenure | null {
  const found = strict ? STRICT.longestAt(words, at)?.meanings : SIGNS.longestAt(words, at)?.meanings;
  if (found === undefined) return null;
  return found.has('share') ? 'share' : found.has('lease') ? 'lease' : null;
}
