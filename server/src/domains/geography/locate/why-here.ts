import type { Located, Reason } from './located';
import type { Way } from './name-table';

const WAY_WORDS: Readonly<Record<Way, string>> = {
  'as-written': 'is its name',
  'words-around': 'is its name with a word around it',
  half: 'is half of its name',
  qualifier: 'is its name but for a word like upper, new or north',
  declined: 'is a case of its name',
  spelling: 'sounds like its name',
  mistyped: 'is one letter from its name',
};
const REASON_WORDS: Readonly<Record<Reason, string>> = {
  province: 'the county decided between namesakes',
  position: 'the position decided between namesakes',
  size: 'of several namesakes the largest was taken',
  island: 'on the island',
  'several-parts': 'several parts are called so',
  'part-unknown': 'the part is not in the directory',
  'province-contradicts': 'the county named is another one',
  joined: 'town and part stood in one text',
};

/** Says to staff why a place was taken, in English, with the score. */
export function whyHere({ place, score, town, part, reasons }: Located): string {
  const words = [
    `"${town.words}" ${WAY_WORDS[town.way]}`,
    ...(part === null ? [] : [`"${part.words}" ${WAY_WORDS[part.way]}`]),
    ...reasons.map((reason) => REASON_WORDS[reason]),
  ];
  return `${place.path} (${String(score)}): ${words.join('; ')}`;
}
