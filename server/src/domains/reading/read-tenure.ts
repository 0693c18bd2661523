import { notUnderstood, type Reading, understood, unsaid } from './reading';
import { said } from './said';
import { signBook } from './signs';
import { tokens } from './tokens';

/** What is offered instead of the whole property for good: a share of it, or its use for a time. */
export type Tenure = 'share' | 'lease';

const SIGNS = signBook('share', 'lease', 'no');
/** A half, a third of something; 1/1 is all of it. A floor of a house is written likewise (3/5) and has to be named. */
const FRACTION = /(?<![\d/.,])([1-9]\d{0,3})\s*\/\s*([1-9]\d{0,3})(?![\d/])/gu;
const PART_OF = /^\s*(share|dijel|dio|dijela|idealn|suvlas|udjel|udio|nekretnin|kuc|stan|vlasni|anteil|miteigent|haus|quota|quote|propriet|parte|part|indivis|immobil|propiedad|cuota|proindiviso|доля|доли|собств|дома|квартир|ποσοστο|ιδιοκτησ|μεριδ|ownership|of the|of a|de la|del|della|des)/u;

/** Whether a line of an ad offers a share or a lease: "1/2 suvlasnički udio", "leasehold", "pravo građenja". Nothing of the kind is said in most. */
export function readTenure(text: string): Reading<Tenure> {
  const from = said(text);
  if (from === '') return unsaid();
  const words = tokens(from);
  let denied = false;
  for (let at = 0; at < words.length; at++) {
    const meanings = SIGNS.longestAt(words, at)?.meanings;
    if (meanings?.has('no') === true) denied = true;
    if (meanings === undefined || (!meanings.has('share') && !meanings.has('lease'))) continue;
    const behind = words.slice(at + 1);
    if (denied || behind.some((_, index) => SIGNS.longestAt(behind, index)?.meanings.has('no') === true)) return notUnderstood(from);
    return understood(meanings.has('share') ? 'share' : 'lease', from);
  }
  const folded = from.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase();
  const fraction = [...folded.matchAll(FRACTION)].find((match) => Number(match[1]) < Number(match[2]) && PART_OF.test(folded.slice(match.index + match[0].length)));
  return fraction === undefined ? notUnderstood(from) : understood('share', from);
}
