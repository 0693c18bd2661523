import { LOCALES } from '@kvadrat/contracts/locales';
import type { ListingDraft } from '@kvadrat/server/domains/listings';
import type { Random } from '../random';

type Texts = ListingDraft['texts'];

/** How an agency takes over another one's words: as they are, with some of its own among them, or without those about the floor. */
export type Retelling = 'copied' | 'reworded' | 'next-door';

const SENTENCE_END = /(?<=[.!?…]) (?=\p{Lu})/u;
/** Words for floors in the languages ads are written in. */
const FLOOR = /\b(kat\w*|prizem\w*|Stock\w*|Etage\w*|Geschoss\w*|Erdgeschoss\w*|floor\w*)\b/iu;
/** Of sentences that are reworded: left out, said otherwise. */
const [LEFT_OUT, SAID_OTHERWISE] = [0.18, 0.12];

/** The agency's own title and first sentence before another one's description, in the languages both write in. */
export function takenOver(random: Random, own: Texts, theirs: Texts, how: Retelling): Texts {
  const texts: Texts = { ...own };
  for (const locale of LOCALES) {
    const [mine, other] = [own[locale], theirs[locale]];
    if (mine === undefined || other === undefined) continue;
    const paragraphs = sentencesOf(mine.description);
    const opening = paragraphs[0]?.[0] ?? '';
    const ownBody = paragraphs.flat().slice(1);
    const [first = [], ...rest] = sentencesOf(other.description);
    const body = [first.slice(1), ...rest].map((sentences) => retold(random, sentences, ownBody, how));
    const [beside = [], ...below] = body;
    texts[locale] = {
      title: mine.title,
      description: [[opening, ...beside], ...below]
        .map((sentences) => sentences.join(' '))
        .filter((text) => text !== '')
        .join('\n'),
    };
  }
  return texts;
}

function retold(random: Random, sentences: readonly string[], own: readonly string[], how: Retelling): string[] {
  if (how === 'copied') return [...sentences];
  const kept = sentences.filter(
    (sentence) => !random.chance(LEFT_OUT) && !(how === 'next-door' && FLOOR.test(sentence)),
  );
  const said = kept.map((sentence) => (own.length > 0 && random.chance(SAID_OTHERWISE) ? random.pick(own) : sentence));
  return [...new Set(random.chance(0.3) ? random.shuffle(said) : said)];
}

/** By paragraph. */
function sentencesOf(description: string): string[][] {
  return description.split('\n').map((paragraph) => paragraph.split(SENTENCE_END));
}
