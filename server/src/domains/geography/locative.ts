import { LOCATIVE_EXCEPTIONS } from './locative-exceptions';

/** Cases that end alike: `u Splitu`, `u Rijeci`, `u Dugom Selu`, `u Vinkovcima`, `u Vodicama`. */
type Form = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** Behind these the name is in its case already: Biograd na Moru, Sveti Petar u Šumi. */
const TAIL = /^(.+?) ((?:na|u) .+)$/;
/** Names that are adjectives: Makarska, Imotski, Jastrebarsko. */
const ADJECTIVE = /[sšč]k$/;
const SOFT = /(?:j|č|ć|š|ž|đ)$/;

/**
 * Where something is, as Croatian says it: `u Splitu`, `na Braču`. By rules, and by a table for names that follow none.
 * @param name of a town, municipality, county, region or island
 * @returns null for names that nobody is sure of, which are left as they are
 */
export function locativeOf(name: string): string | null {
  const exception = LOCATIVE_EXCEPTIONS.get(name);
  if (exception !== undefined) return exception;
  const island = /^Otok (.+)$/.exec(name)?.[1];
  if (island !== undefined) return `na ${declined(island)}`;
  return `${name.endsWith(' rivijera') ? 'na' : 'u'} ${declined(name)}`;
}

/** `u Makarskoj i Splitu`, `u Splitu i na Braču`; null where one of them is left as it is. */
export function locativesOf(names: readonly string[]): string | null {
  const said: string[] = [];
  let last = '';
  for (const name of names) {
    const locative = locativeOf(name);
    if (locative === null) return null;
    const preposition = locative.slice(0, locative.indexOf(' '));
    said.push(preposition === last ? locative.slice(last.length + 1) : locative);
    last = preposition;
  }
  return new Intl.ListFormat('hr', { type: 'conjunction' }).format(said);
}

function declined(name: string): string {
  const tail = TAIL.exec(name);
  if (tail !== null) return `${declined(tail[1] ?? '')} ${tail[2] ?? ''}`;
  const words = name.split(' ');
  const noun = words.at(-1) ?? '';
  const [form, ending] = declineNoun(noun);
  return [...words.slice(0, -1).map((word) => declineAdjective(word, form)), ending].join(' ');
}

function declineNoun(noun: string): [Form, string] {
  const bare = noun.slice(0, -1);
  switch (noun.at(-1)) {
    case 'a':
      if (ADJECTIVE.test(bare)) return ['feminine', `${bare}oj`];
      // Rijeka, Rijeci.
      return ['feminine', `${bare.replace(/k$/, 'c')}i`];
    case 'i':
      return ADJECTIVE.test(bare) ? ['masculine', `${bare}om`] : ['plural', `${bare}ima`];
    case 'o':
      return ['neuter', ADJECTIVE.test(bare) ? `${bare}om` : `${bare}u`];
    case 'e':
      return /(?:j|ć|št)$/.test(bare) ? ['neuter', `${bare}u`] : ['plural', `${bare}ama`];
    default:
      // Karlovac, Karlovcu; Čakovec, Čakovcu.
      return ['masculine', `${noun.replace(/[ae]c$/, 'c')}u`];
  }
}

function declineAdjective(word: string, form: Form): string {
  const bare = word.slice(0, -1);
  if (form === 'feminine') return `${bare}oj`;
  if (form === 'plural') return `${bare}im`;
  // Donji, Donjem; Dugi, Dugom.
  return SOFT.test(bare) ? `${bare}em` : `${bare}om`;
}
